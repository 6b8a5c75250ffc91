/** The complete CMS configuration; no configuration file is loaded. */
import type { CmsConfig, CollectionFile, GitBackend } from '@sveltia/cms';
import { type MessageKey, say } from '../model/messages';
import { MAX_PICTURE_BYTES } from '../model/pictures';
import { withPrefix } from '../ui/withPrefix';
import { type Entry, type EntryName, entriesIn, isShared, SHARED } from './entries';
import { fieldsOf } from './fields';
import type { CmsSettings } from './settings';

export function cmsConfig(settings: CmsSettings): CmsConfig {
  const { companyName, siteUrl, languages, backend } = settings;
  return withoutGaps({
    load_config_file: false,
    backend: backendOf(settings),
    publish_mode: hasReview(backend) ? 'editorial_workflow' : 'simple',
    app_title: companyName,
    site_url: siteUrl,
    logo: { src: withPrefix('/icons/192.png') },
    // The links also show the state of the build, if the service knows it.
    show_preview_links: hasReview(backend),
    media_folder: 'content/pictures',
    public_folder: '/pictures',
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          max_file_size: MAX_PICTURE_BYTES,
          // This also turns photos upright, removes where they were taken, and converts HEIC.
          transformations: { raster_image: { format: 'webp', quality: 90, width: 2400 } },
        },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: [...languages, undefined].map((language) => ({
      name: language?.code ?? SHARED,
      label: language?.name ?? say('collection.shared'),
      files: entriesIn(languages)
        .filter((entry) => entry.language === language)
        .map((entry) => fileOf(entry, languages)),
    })),
  });
}

/** The CMS rejects configurations with `undefined` values. */
const withoutGaps = <T>(config: T): T => JSON.parse(JSON.stringify(config));

function fileOf(entry: Entry, languages: CmsSettings['languages']): CollectionFile {
  const { name, file, language } = entry;
  const folder = !language || language.isDefault ? '' : `${language.code}/`;
  return {
    name,
    label: say(`entry.${name}` as MessageKey),
    file,
    format: formatOf(entry),
    preview_path: folder + pageOf(name),
    fields: fieldsOf(entry, languages),
  };
}

/** The path of the page that shows an entry best. A page has the name of its words. */
function pageOf(name: EntryName): string {
  if (name === 'notFound') return '404.html';
  return isShared(name) || name === 'labels' ? 'about/' : `${name}/`;
}

/** The name of the file's format, see `formats.ts`. For Markdown, the CMS takes only names with this ending. */
export const formatOf = ({ name, collection, file }: Entry) =>
  `${name}-${collection}${file.endsWith('.md') ? '-frontmatter' : ''}`;

/** Whether a saved change is a draft to be reviewed, as the CMS supports it with this backend. */
export const hasReview = (backend: GitBackend | undefined) =>
  backend?.name === 'github' || backend?.name === 'gitlab';

/**
 * The CMS requires a backend, even if only "Work with Local Repository" is offered. Of its three, this one contacts
 * no other host before sign-in. What the CMS remembers belongs to the repository: each folder has one of its own.
 */
export const backendOf = ({ backend, id }: CmsSettings): GitBackend =>
  backend ?? { name: 'gitea', repo: `${id}/website`, auth_methods: ['token'] };
