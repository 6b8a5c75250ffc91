/** The complete CMS configuration; no configuration file is loaded. */
import type { CmsConfig, CollectionFile, GitBackend } from '@sveltia/cms';
import { withPrefix } from '../client/withPrefix';
import { MAX_PICTURE_BYTES } from '../model/pictures';
import { type EntryName, entries, entryNames, isTranslated } from './entries';
import { fieldsOf } from './fields';
import { formatOf } from './jsonFormat';
import { type CmsSettings, defaultCode } from './settings';
import { translate } from './words';

export function cmsConfig({ companyName, siteUrl, languages, backend }: CmsSettings): CmsConfig {
  return withoutGaps({
    load_config_file: false,
    backend: { ...(backend ?? localOnly), commit_messages },
    publish_mode: hasReview(backend) ? 'editorial_workflow' : 'simple',
    app_title: companyName,
    site_url: siteUrl,
    display_url: siteUrl,
    logo: { src: withPrefix('/icon.svg') },
    // Also shows how far its build is, where the service knows.
    show_preview_links: hasReview(backend),
    media_folder: 'content/pictures',
    public_folder: '/pictures',
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          max_file_size: MAX_PICTURE_BYTES,
          // Also turns photos upright, removes where they were taken, and converts HEIC.
          transformations: { raster_image: { format: 'webp', quality: 90, width: 2400 } },
        },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    i18n: {
      structure: 'multiple_folders',
      locales: languages.map(({ code }) => code),
      default_locale: defaultCode(languages),
      omit_default_locale_from_preview_path: true,
    },
    output: { omit_empty_optional_fields: true },
    singletons: entryNames.map((name) => singletonOf(name, languages)),
  });
}

/** The CMS rejects configurations with `undefined` values. */
const withoutGaps = <T>(config: T): T => JSON.parse(JSON.stringify(config));

function singletonOf(name: EntryName, languages: CmsSettings['languages']): CollectionFile {
  const entry = entries[name];
  return {
    name,
    label: translate(entry.label),
    icon: entry.icon,
    file: entry.file,
    format: formatOf(name),
    preview_path: isTranslated(entry) ? '{{locale}}/about/' : 'about/',
    i18n: isTranslated(entry),
    fields: fieldsOf(name, languages),
    // Its form says everything.
    editor: { preview: name !== 'languages' },
  };
}

/** Whether a saved change is a draft to be reviewed, as the CMS supports it with this backend. */
export const hasReview = (backend: GitBackend | undefined) =>
  backend?.name === 'github' || backend?.name === 'gitlab';

/** Changes of an entry describe themselves: see `merge/changedFiles.ts`. */
const commit_messages = {
  update: '{{slug}}',
  uploadMedia: 'Add {{path}}',
  deleteMedia: 'Delete {{path}}',
};

/**
 * The CMS requires a backend, even if only "Work with Local Repository" is offered. Of its three, this one contacts
 * no other host before sign-in.
 */
const localOnly: GitBackend = { name: 'gitea', repo: 'your/website', auth_methods: ['token'] };
