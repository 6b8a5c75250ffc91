/** The entries of the CMS, with their files and models. */
import { z } from 'zod';
import { legalFile } from '../content/legalPages';
import {
  aboutModel,
  companyModel,
  legalTextModel,
  siteModel,
  translationFile,
  translationModel,
} from '../content/model';

export interface Entry {
  label: string;
  /** The name of a Material Symbols icon. */
  icon: string;
  /** Relative to the project's folder; `{{locale}}` is a placeholder for each language. */
  file: string;
  model: z.ZodType;
  /** The groups of the model that are in its form, such as `page.about`; without them, all are. */
  groups?: string[];
}

const words = { file: translationFile('{{locale}}'), model: translationModel };

/** Labels of the company's legal details, not all words of a page. */
const { imprint: _, ...pages } = translationModel.shape.page.shape;

const { about, ...otherPages } = Object.fromEntries(
  Object.entries(pages).map(([name, model]): [string, Entry] => {
    const label = z.globalRegistry.get(model)?.title ?? name;
    return [name, { label, icon: 'article', ...words, groups: [`page.${name}`] }];
  }),
) as Record<keyof typeof pages, Entry>;

export type EntryName =
  | keyof typeof pages
  | 'pictures'
  | 'company'
  | 'imprint'
  | 'privacy'
  | 'words'
  | 'languages';

/** Several entries may share a file. `fileOwner` returns the first of them. */
export const entries: Record<EntryName, Entry> = {
  about,
  pictures: {
    label: 'Pictures and people',
    icon: 'photo_library',
    file: 'content/about.json',
    model: aboutModel,
  },
  company: {
    label: 'Company',
    icon: 'apartment',
    file: 'content/company.json',
    model: companyModel,
  },
  imprint: {
    label: 'Imprint',
    icon: 'gavel',
    file: legalFile('imprint', '{{locale}}'),
    model: legalTextModel,
  },
  privacy: {
    label: 'Privacy notice',
    icon: 'shield_person',
    file: legalFile('privacy', '{{locale}}'),
    model: legalTextModel,
  },
  ...otherPages,
  words: { label: 'Small words', icon: 'short_text', ...words, groups: ['site', 'page.imprint'] },
  languages: {
    label: 'Languages and map',
    icon: 'translate',
    file: 'content/site.json',
    model: siteModel,
  },
};

export const entryNames = Object.keys(entries) as EntryName[];

export const isEntryName = (name: string): name is EntryName => Object.hasOwn(entries, name);

export const isTranslated = ({ file }: Entry) => file.includes('{{locale}}');

/** The first entry of the same file. Drafts that wait for review are one per file, and have its name. */
export const fileOwner = (name: string): string =>
  entryNames.find((one) => isEntryName(name) && entries[one].file === entries[name].file) ?? name;
