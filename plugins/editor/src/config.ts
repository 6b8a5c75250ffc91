/** The complete CMS configuration; no configuration file is loaded. */
import type { CmsConfig, CollectionFile, GitBackend } from '@sveltia/cms';
import type { Entry, Language } from '..';
import { entriesIn, pageOf, SHARED } from './entries';
import { fieldsOf } from './fields';
import { say } from './messages';
import { entryName, type Settings, withPrefix } from './site';

export function cmsConfig(settings: Settings): CmsConfig {
  const { title, siteUrl, logo, languages, pictures, backend } = settings;
  return withoutGaps({
    load_config_file: false,
    backend: backendOf(settings),
    publish_mode: hasReview(backend) ? 'editorial_workflow' : 'simple',
    app_title: title,
    site_url: siteUrl,
    logo: logo ? { src: withPrefix(logo) } : undefined,
    // The links also show the state of the build, if the service knows it.
    show_preview_links: hasReview(backend),
    media_folder: pictures.folder,
    public_folder: pictures.path,
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          max_file_size: pictures.maxBytes,
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
      label: language?.name ?? say('shared'),
      files: entriesIn(languages)
        .filter((entry) => entry.language === language)
        .map((entry) => fileOf(entry, languages)),
    })),
  });
}

/** The CMS rejects configurations with `undefined` values. */
const withoutGaps = <T>(config: T): T => JSON.parse(JSON.stringify(config));

function fileOf(entry: Entry, languages: Language[]): CollectionFile {
  const { name, file } = entry;
  return {
    name,
    label: entryName(name),
    file,
    format: formatOf(entry),
    preview_path: pageOf(entry).slice(1),
    fields: fieldsOf(entry, languages),
  };
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
export const backendOf = ({ backend, id }: Settings): GitBackend =>
  backend ?? { name: 'gitea', repo: `${id}/website`, auth_methods: ['token'] };
