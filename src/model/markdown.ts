/**
 * The Markdown of legal texts: headings, paragraphs, lines, lists, rules, bold and links, read as the CMS's form reads them,
 * which differs from CommonMark. Everything else is text.
 */
import MarkdownIt, { type Token } from 'markdown-it';

const TAGS = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'hr', 'strong', 'a', 'br'] as const;

/** An element to render, or a text. */
export type MarkdownNode = string | MarkdownElement;

interface MarkdownElement {
  tag: (typeof TAGS)[number];
  href?: string;
  /** The first number of an ordered list. */
  start?: number;
  children: MarkdownNode[];
}

// Recognises HTML, tables and unsafe links, to refuse them instead of showing them as text.
const parser = new MarkdownIt('commonmark', { html: true });
parser.disable([
  'autolink',
  'backticks',
  'blockquote',
  'code',
  'fence',
  'image',
  'lheading',
  'reference',
]);
parser.validateLink = () => true;

/** What may be next to the inner side of `**` only if the outer side has no letter. */
const PUNCTUATION = /[!-/:-@[-`{-~]/;

const opens = (before: string, after: string) =>
  /\S/.test(after) && (!PUNCTUATION.test(after) || !/[^\s!-/:-@[-`{-~]/.test(before));

// Unlike CommonMark's, knows no italics, whose signs are also letters (`Nutzer*innen`), and takes only ASCII for
// punctuation, as Chinese and Japanese have no spaces (`**注意：**本文`).
parser.inline.ruler.at('emphasis', (state, isSilent) => {
  const { src, pos, posMax } = state;
  if (!src.startsWith('**', pos) || !opens(src[pos - 1] ?? ' ', src[pos + 2] ?? ' ')) return false;
  let end = pos + 2;
  do {
    end = src.indexOf('**', end + 1);
    if (end < 0 || end >= posMax) return false;
  } while (src[end - 1] === '\\' || !opens(src[end + 2] ?? ' ', src[end - 1] ?? ' '));
  if (isSilent) return false;
  state.push('strong_open', 'strong', 1);
  state.pos = pos + 2;
  state.posMax = end;
  state.md.inline.tokenize(state);
  state.push('strong_close', 'strong', -1);
  state.pos = end + 2;
  state.posMax = posMax;
  return true;
});
parser.inline.ruler2.disable('emphasis');

/** Names of characters such as `&copy;`, which the form shows as they are written. */
const NAMED = /(?<!\\)&(?:#x[\da-f]+|[a-z][\da-z]*);/gi;

/** Replaces names of characters with the characters, for the form. */
export const withCharacters = (source: string): string =>
  source.replace(NAMED, (name) =>
    parser.utils.unescapeAll(name).replace(/^[!-/:-@[-`{-~]$/, '\\$&'),
  );

/**
 * What the CMS's form writes, without what pages don't show: signs of code, and headings without a text. What looks like a
 * character's name is text. Punctuation at the edge of bold words is moved out of them where the CMS, which writes
 * `**Note:**text`, would otherwise not find them again.
 */
export const tidyMarkdown = (source: string): string =>
  source
    .replace(/[\v\u2028\u2029]/g, '\n')
    .replace(NAMED, '\\$&')
    .replace(/(?<!\\)`([^`\n]+)`/g, '$1')
    .replace(/^#{1,6}[^\S\n]*$\n*/gm, '')
    .replace(/\*\*((?:\\.|[^*\s\\])(?:(?:\\.|[^*\n\\])*(?:\\.|[^*\s\\]))?)\*\*/g, tidyBold);

function tidyBold(bold: string, words: string, start: number, source: string): string {
  const isInWord = (index: number) => /[^\s!-/:-@[-`{-~]/.test(source[index] ?? '');
  const [before = ''] = (isInWord(start - 1) && /^[\s!-/:-@[-`{-~]+/.exec(words)) || [];
  const [after = ''] = (isInWord(start + bold.length) && /[\s!-/:-@[-`{-~]+$/.exec(words)) || [];
  const inner = words.slice(before.length, words.length - after.length);
  return inner ? `${before}**${inner}**${after}` : words;
}

/** The CMS writes such lines for what is pasted from a table. */
const TABLE_ROW = /^\|.+\|\s*$/;

/** A number that begins a list in CommonMark, but is text in the form. */
const NUMBER = /^([-*+ \t]*\d+)\)(?!\S)/gm;

const SAFE_LINK = /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i;

/** `nodes` leaves out what is not supported: HTML, tables and links that are not safe. `unsupported` has their lines. */
export function parseMarkdown(source: string) {
  const unsupported = new Set(
    source.split('\n').flatMap((text, index) => (TABLE_ROW.test(text) ? [index + 1] : [])),
  );
  const nodes: MarkdownNode[] = [];
  const open: MarkdownElement[] = [];
  const add = (node: MarkdownNode) => (open.at(-1)?.children ?? nodes).push(node);
  let line = 1;
  for (const block of parser.parse(source.replace(NUMBER, '$1\\)'), {})) {
    if (block.map) line = block.map[0] + 1;
    for (const token of block.children ?? [block]) {
      if (token.type.endsWith('break')) line += 1;
      if (token.nesting === -1) open.pop();
      else if (token.type.startsWith('html')) unsupported.add(line);
      else if (token.type !== 'text') addElement(token);
      else if (token.content) add(token.content);
    }
  }
  return { nodes, unsupported: [...unsupported].sort((a, b) => a - b) };

  function addElement(token: Token): void {
    const tag = token.type === 'softbreak' ? 'br' : tagOf(token);
    const element: MarkdownElement = { tag, children: [] };
    const start = token.attrGet('start');
    if (start !== null) element.start = Number(start);
    const href = String(token.attrGet('href'));
    if (element.tag === 'a' && SAFE_LINK.test(href)) element.href = href;
    else if (element.tag === 'a') unsupported.add(line);
    add(element);
    if (token.nesting === 1) open.push(element);
  }

  /** The page's own heading is the only `h1`, and no level is skipped. */
  function tagOf({ tag }: Token): MarkdownElement['tag'] {
    const isTop =
      /^h[12]$/.test(tag) || !nodes.some((node) => typeof node === 'object' && node.tag === 'h2');
    if (/^h\d$/.test(tag)) return isTop ? 'h2' : 'h3';
    return TAGS.find((allowed) => allowed === tag) ?? 'p';
  }
}

/** The text alone, with a space where a block or a line ends. */
export const textOf = (nodes: readonly MarkdownNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      return textOf(node.children) + (/^(strong|a)$/.test(node.tag) ? '' : ' ');
    })
    .join('');
