/** The entries of the CMS, with their files and models. */
import { z } from 'zod';
import { companyModel } from '../model/company';
import { legalFile } from '../model/legalPages';
import {
  aboutModel,
  legalTextModel,
  siteModel,
  type WordFile,
  wordFile,
  wordFiles,
  wordModels,
} from '../model/model';

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

function words(name: WordFile): Entry {
  const model = wordModels[name];
  const label = z.globalRegistry.get(model)?.title ?? name;
  return { label, icon: 'article', file: wordFile(name, '{{locale}}'), model };
}

const { translation, labels, ...otherPages } = Object.fromEntries(
  wordFiles.map((name) => [name, words(name)]),
) as Record<WordFile, Entry>;

export type EntryName =
  | 'about'
  | Exclude<WordFile, 'translation'>
  | 'pictures'
  | 'company'
  | 'imprint'
  | 'privacy'
  | 'languages';

export const entries: Record<EntryName, Entry> = {
  about: { ...translation, groups: ['page.about'] },
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
  labels: { ...labels, icon: 'short_text' },
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
