/** Reads and checks the content once, for everything that uses it. */
import type { Look } from '../model/model';
import type { Content } from '../model/pageData';
import type { Problem } from '../model/problem';
import { checkContent, fileProblems } from './check';
import { chosenLook, readContent } from './read';

export interface SiteContent extends Content {
  /** The folder that has the files. */
  root: string;
  look: Look;
}

export type Loaded =
  | { content: SiteContent; problems?: undefined }
  | { content?: undefined; problems: Problem[] };

export async function loadContent(root: string): Promise<Loaded> {
  return loadedUnless(await checkContent(root), root);
}

/** Without a look into the pictures, for what can't wait for it. */
export const loadTexts = (root: string): Loaded => loadedUnless(fileProblems(root), root);

const loadedUnless = (problems: Problem[], root: string): Loaded =>
  problems.length
    ? { problems }
    : { content: { ...readContent(root), root, look: chosenLook(root) } };
