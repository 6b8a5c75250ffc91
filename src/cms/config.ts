/** The whole configuration of the CMS; it reads none from a file. */
import type { CmsConfig, CollectionFile, GitBackend } from '@sveltia/cms';
import { MAX_PICTURE_BYTES } from '../content/kinds';
import { type EntryName, entries, entryNames, isTranslated } from './entries';
import { fieldsOf } from './fields';
import { formatOf } from './jsonFormat';
import type { CmsSettings } from './settings';

export function cmsConfig({ companyName, siteUrl, languages, backend }: CmsSettings): CmsConfig {
  const original = languages.find(({ isDefault }) => isDefault);
  const published = languages.filter(({ isDraft }) => !isDraft).map(({ code }) => code);
  return withoutGaps({
    load_config_file: false,
    backend: backend ?? localOnly,
    publish_mode: hasWorkflow(backend) ? 'editorial_workflow' : 'simple',
    app_title: companyName,
    site_url: siteUrl,
    display_url: siteUrl,
    logo: { src: '/icon.svg' },
    show_preview_links: false,
    media_folder: 'content/pictures',
    public_folder: '/pictures',
    media_libraries: {
      default: { config: { slugify_filename: true, max_file_size: MAX_PICTURE_BYTES } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    i18n: {
      structure: 'multiple_folders',
      locales: languages.map(({ code }) => code),
      default_locale: original?.code,
    },
    output: { omit_empty_optional_fields: true },
    singletons: entryNames.map((name) => singletonOf(name, published)),
  });
}

/** The CMS's own check of its configuration stops at an `undefined`. */
const withoutGaps = <T>(config: T): T => JSON.parse(JSON.stringify(config));

/** A draft may lack what a published language must have. */
function singletonOf(name: EntryName, published: string[]): CollectionFile {
  const entry = entries[name];
  return {
    name,
    label: entry.label,
    icon: entry.icon,
    file: entry.file,
    format: formatOf(name),
    i18n: isTranslated(entry),
    fields: fieldsOf(name, published),
  };
}

/** Drafts and reviews before a change is published, where the CMS can do that. */
const hasWorkflow = (backend: GitBackend | undefined) =>
  backend?.name === 'github' || backend?.name === 'gitlab';

/**
 * The CMS wants a backend named, even where only "Work with Local Repository" is offered. Of its three
 * this one asks no other host for anything until somebody signs in.
 */
const localOnly: GitBackend = { name: 'gitea', repo: 'your/website', auth_methods: ['token'] };
