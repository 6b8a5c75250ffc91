/** Lets a test use the tiny site. */
import type { Language } from '..';
import { defaultPictures } from '../src/build/options';
import { editSite, type Settings } from '../src/site';
import site from './tinySite';

const language = { direction: 'ltr', isDraft: false } as const;
export const languages: Language[] = [
  { ...language, code: 'en', name: 'English', isDefault: true },
  { ...language, code: 'de', name: 'Deutsch', isDefault: false },
];

export const settings: Settings = {
  id: '0123456789ab',
  title: 'Tiny',
  siteUrl: 'https://www.example.com',
  languages,
  pictures: defaultPictures,
};
editSite(site, settings);
