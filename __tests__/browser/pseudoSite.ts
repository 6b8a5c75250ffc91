/** A site in two languages, the default one and the pseudo-language made of it, built for the tests. */
import { contentRoot } from '../../src/content/contentRoot';
import { jsonText } from '../../src/content/jsonText';
import { pseudoLanguage } from '../../src/content/pseudo';
import { readSite } from '../../src/content/read';
import { testWith } from './builtSite';

const root = contentRoot();
export const { defaultLanguage } = readSite(root);
export const pseudo = pseudoLanguage(root);
/** Has a folder, and is not listed. */
export const draft = 'ia';

export const test = testWith(() => {
  const site = { defaultLanguage, languages: [defaultLanguage, pseudo.code] };
  const words = Buffer.from(jsonText(pseudo.words));
  return {
    'content/site.json': Buffer.from(jsonText(site)),
    [pseudo.file]: words,
    [`locales/${draft}/translation.json`]: words,
  };
});
