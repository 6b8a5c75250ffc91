/** The entries of the CMS, with their files and models. */
import type { z } from 'zod';
import { legalFile } from '../content/legalPages';
import {
  aboutModel,
  companyModel,
  legalTextModel,
  siteModel,
  translationModel,
} from '../content/model';

export interface Entry {
  label: string;
  /** The name of a Material Symbols icon. */
  icon: string;
  /** Relative to the project's folder; `{{locale}}` is a placeholder for each language. */
  file: string;
  model: z.ZodType;
}

export const entries = {
  about: {
    label: 'About page',
    icon: 'article',
    file: 'locales/{{locale}}/translation.json',
    model: translationModel,
  },
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
  languages: {
    label: 'Languages and map',
    icon: 'translate',
    file: 'content/site.json',
    model: siteModel,
  },
} satisfies Record<string, Entry>;

export type EntryName = keyof typeof entries;
export const entryNames = Object.keys(entries) as EntryName[];

export const isEntryName = (name: string): name is EntryName => Object.hasOwn(entries, name);

export const isTranslated = ({ file }: Entry) => file.includes('{{locale}}');
