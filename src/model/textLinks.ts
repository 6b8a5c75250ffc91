/** Links in texts: `[words](address)`. All else is text, sign for sign. Without packages, as pages use it. */
import { isTextLinkTarget } from './linkTargets';

export interface TextLink {
  words: string;
  address: string;
}

/** Where a link is in a text. */
interface FoundLink extends TextLink {
  start: number;
  end: number;
}

/** The words are in one paragraph, and may have a pair of square brackets in them; an address may have pairs of round ones. */
const SYNTAX =
  /\[((?:[^[\]\n]|\n(?!\s*\n)|\[[^[\]\n]*\](?!\())*)\]\(((?:[^()\n]|\([^()\n]*\))*)\)/g;

/** What nobody writes in brackets but as an address: `Mitarbeiter[in](nen)` and `[sic](p. 5)` are texts. */
const ADDRESS = /^\s*<?([a-z][a-z\d+.-]*:|[/#]|www\.)\S|^\S*(@|\.\p{L}{2})\S*$/iu;

const hasName = ({ words }: TextLink) => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(words);

const isLink = (link: TextLink) => hasName(link) && isTextLinkTarget(link.address);

/** What is written as a link, even if it can't be one. */
export const writtenLinks = (text: string): FoundLink[] =>
  [...text.matchAll(SYNTAX)]
    .map(({ 0: all, 1: words = '', 2: address = '', index }) => ({
      words,
      address,
      start: index,
      end: index + all.length,
    }))
    .filter(({ address }) => ADDRESS.test(address));

export const linksIn = (text: string): FoundLink[] => writtenLinks(text).filter(isLink);

/** What is wrong with the links of a text. */
export const linkProblems = (text: string) =>
  writtenLinks(text)
    .filter((link) => !isLink(link))
    .map((link) => ({
      message: hasName(link) ? ('linkAddress' as const) : ('linkWords' as const),
      address: link.address,
    }));

export const writeLink = ({ words, address }: TextLink): string => `[${words}](${address})`;

/** The texts and links that a text is made of, none of them empty. */
export function partsOf(text: string): (string | TextLink)[] {
  const parts: (string | TextLink)[] = [];
  let end = 0;
  for (const link of linksIn(text)) {
    parts.push(text.slice(end, link.start), { words: link.words, address: link.address });
    end = link.end;
  }
  return [...parts, text.slice(end)].filter((part) => part !== '');
}

/** The text with the words of its links alone. */
export const withoutAddresses = (text: string): string =>
  partsOf(text)
    .map((part) => (typeof part === 'string' ? part : part.words))
    .join('');
