/** Reads validated content; throws on anything that `checkContent` would have reported. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { draftLanguages } from '../drafts';
import {
  type About,
  aboutModel,
  type Company,
  companyModel,
  DRAWN_MAP,
  type DrawnMap,
  drawnMapModel,
  type Site,
  siteModel,
  type Translation,
  translationFile,
  translationModel,
} from '../model';

const readFile = (root: string, file: string): unknown =>
  JSON.parse(readFileSync(join(root, file), 'utf8'));

export const readSite = (root: string): Site =>
  siteModel.parse(readFile(root, 'content/site.json'));

export const readCompany = (root: string): Company =>
  companyModel.parse(readFile(root, 'content/company.json'));

export const readAbout = (root: string): About =>
  aboutModel.parse(readFile(root, 'content/about.json'));

/** What `npm run map` says about the maps in `content/maps/`, if there are any. */
export const readDrawnMap = (root: string): DrawnMap | undefined =>
  existsSync(join(root, DRAWN_MAP)) ? drawnMapModel.parse(readFile(root, DRAWN_MAP)) : undefined;

/** The published languages, and in development the drafts as well. */
export function readLanguages(root: string): string[] {
  const site = readSite(root);
  const isDevelopment = process.env.NODE_ENV === 'development';
  return [...site.languages, ...(isDevelopment ? draftLanguages(root, site) : [])];
}

export const readTranslation = (root: string, language: string): Translation =>
  translationModel.parse(readFile(root, translationFile(language)));
