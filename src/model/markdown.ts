/**
 * The Markdown of legal texts: headings, paragraphs, lines, lists, rules, bold and links, read as the CMS's form reads them,
 * which differs from CommonMark. What else Markdown knows is refused by its name.
 */
import MarkdownIt, { type Token } from 'markdown-it';
import { isTextLinkTarget } from './linkTargets';

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

/** What pages don't show. */
export type Unsupported = {
  name: keyof typeof BLOCKS | keyof typeof INLINE | 'html' | 'link';
  line: number;
  /** How it begins. */
  words: string;
};

/** In the lines of a text. */
const BLOCKS = {
  // The CMS writes such lines for what is pasted from a table. The other form has a line of hyphens below its head.
  table: /^\s*(\|.+\||\|?[ :]*-+[ :]*(\|[ :]*-+[ :]*)+\|?)\s*$/,
  code: /^\s*(```|~~~)/,
  quotation: /^\s*(([-*+]|\d+[.)])\s+)*>/,
  checkBox: /^\s*([-*+]|\d+[.)])\s+\[[ xX]\](\s|$)/,
  // Control characters but for tabs, lone surrogates, line separators, and U+FFFD, which replaces invalid bytes.
  character: /[^\P{Cc}\t\r]|[\p{Cs}\p{Zl}\p{Zp}\ufffd]/u,
};

/** In a line, from a certain character. What has a letter at its outer side is text: `Nutzer*innen und Kund*innen`. */
const INLINE = {
  code: /(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/y,
  picture: /!\[[^\]\n]*\][[(]/y,
  struck: /(?<![\p{L}\p{N}~])(~~?)(?![\s~])(\\.|[^\n\\])*?(?<![\s~])\1(?![\p{L}\p{N}~])/uy,
  slanted:
    /(?<![\p{L}\p{N}*_\\])(\*{3}|_{3}|[*_])(?![\s*_])(\\.|[^\n\\])*?(?<![\s*_])\1(?![\p{L}\p{N}*_])/uy,
  footnote: /\[\^[^\]\s]+\]/y,
  reference: /\[[^\]\n]+\]\[[^\]\n]*\]/y,
  address: /<[a-z][\w.+-]*:[^\s<>]*>/iy,
};

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

parser.inline.ruler.before('emphasis', 'unsupported', (state, isSilent) => {
  for (const [name, pattern] of Object.entries(INLINE)) {
    pattern.lastIndex = state.pos;
    const [content] = pattern.exec(state.src) ?? [];
    if (content === undefined) continue;
    if (!isSilent) Object.assign(state.push('unsupported', '', 0), { content, info: name });
    state.pos += content.length;
    return true;
  }
  return false;
});

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

/** `[1]: https://example.com "Title"`: the address of a link in another line. */
const DEFINITION =
  /^ {0,3}\[(?!\^)([^\]\n]+)\]:[^\S\n]*\n?[^\S\n]*(?:<([^<>\n]+)>|(\S+))(?:\s+(?:"[^"\n]*"|'[^'\n]*'|\([^)\n]*\)))?[^\S\n]*$/gm;

/** `[text][1]`, `[text][]` and `[text]` */
const REFERENCE = /(?<![\\!\]])\[((?:\\.|[^[\]\\\n])+)\](?:\[([^\]\n]*)\])?(?![[(:])/g;

/** What other programs write otherwise, as the CMS's form writes it, in the same lines. */
export function withPlainSyntax(source: string): string {
  const addresses = new Map<string, string>();
  const nameOf = (label: string) => label.replace(/\s+/g, ' ').trim().toLowerCase();
  const addressOf = (label: string) => addresses.get(nameOf(label));
  return source
    .replace(DEFINITION, (lines, label: string, bracketed?: string, bare = '') => {
      if (addressOf(label) === undefined) addresses.set(nameOf(label), bracketed ?? bare);
      return lines.replace(/[^\n]/g, '');
    })
    .replace(REFERENCE, (link, text: string, label = '') => {
      const address = addressOf(label || text);
      return address === undefined ? link : `[${text}](<${address}>)`;
    })
    .replace(
      /(?<!\\|\]\()<((?:https?:\/\/|www\.|mailto:|tel:)[^\s<>]+|[^\s<>@:/]+@[^\s<>@/]+\.[^\s<>@/]+)>/gi,
      (_, address: string) => `[${address.replace(/[\\`*_[\]~]/g, '\\$&')}](<${address}>)`,
    )
    .replace(/(?<=\]\(<?)(?=www\.)/gi, 'https://')
    .replace(/(?<=\]\(<?)(?=[^\s<>()@:/]+@[^\s<>()@/]+\.[^\s<>()@/]+>?\))/g, 'mailto:')
    .replace(/(?<![\p{L}\p{N}_\\])__(?![\s_])(.+?)(?<![\s_])__(?![\p{L}\p{N}_])/gu, '**$1**')
    .replace(/(?<=^|\n\s*\n)(?![-*+#>]|\d+[.)])(\S.*)\n(=+|-{2,})[^\S\n]*$/gm, '## $1\n');
}

/** Names of characters such as `&copy;`, which the form shows as they are written. */
const NAMED = /(?<!\\)&(?:#x[\da-f]+|[a-z][\da-z]*);/gi;

/** What the form reads. It would show names of characters as they are written. */
export const markdownForForm = (source: string): string =>
  withPlainSyntax(source).replace(NAMED, (name) =>
    parser.utils.unescapeAll(name).replace(/^[!-/:-@[-`{-~]$/, '\\$&'),
  );

/** In the form, such signs are text: it has no button for slanted words. */
const SLANTED = new RegExp(INLINE.slanted, 'gu');

/**
 * What the CMS's form writes, without what pages don't show: signs of code, and headings without a text. What looks like a
 * character's name, or like slanted words, is text. Punctuation at the edge of bold words is moved out of them where the CMS, which writes
 * `**Note:**text`, would otherwise not find them again.
 */
export const tidyMarkdown = (source: string): string =>
  source
    .replace(/[\v\u2028\u2029]/g, '\n')
    .replace(NAMED, '\\$&')
    .replace(/(?<!\\)`([^`\n]+)`/g, '$1')
    .replace(SLANTED, (words, sign: string) => {
      const escaped = sign.replace(/./g, '\\$&');
      return escaped + words.slice(sign.length, -sign.length) + escaped;
    })
    .replace(/^#{1,6}[^\S\n]*$\n*/gm, '')
    .replace(/\*\*((?:\\.|[^*\s\\])(?:(?:\\.|[^*\n\\])*(?:\\.|[^*\s\\]))?)\*\*/g, tidyBold);

function tidyBold(bold: string, words: string, start: number, source: string): string {
  const isInWord = (index: number) => /[^\s!-/:-@[-`{-~]/.test(source[index] ?? '');
  const [before = ''] = (isInWord(start - 1) && /^[\s!-/:-@[-`{-~]+/.exec(words)) || [];
  const [after = ''] = (isInWord(start + bold.length) && /[\s!-/:-@[-`{-~]+$/.exec(words)) || [];
  const inner = words.slice(before.length, words.length - after.length);
  return inner ? `${before}**${inner}**${after}` : words;
}

/** A number that begins a list in CommonMark, but is text in the form. */
const NUMBER = /^([-*+ \t]*\d+)\)(?!\S)/gm;

/** Legal pages have no sections. */
const mayLink = (href: string) => isTextLinkTarget(href) && !href.startsWith('#');

/** `nodes` leaves out HTML, and links to addresses that are not safe. */
export function parseMarkdown(source: string): {
  nodes: MarkdownNode[];
  unsupported: Unsupported[];
} {
  const plain = withPlainSyntax(source);
  const unsupported: Unsupported[] = [];
  const refuse = (name: Unsupported['name'], line: number, words: string) =>
    unsupported.push({ name, line, words: shortened(words) });
  for (const [index, text] of plain.split('\n').entries())
    for (const name of Object.keys(BLOCKS) as (keyof typeof BLOCKS)[])
      if (BLOCKS[name].test(text)) refuse(name, index + 1, text);
  const nodes: MarkdownNode[] = [];
  const open: MarkdownElement[] = [];
  const add = (node: MarkdownNode) => (open.at(-1)?.children ?? nodes).push(node);
  let line = 1;
  for (const block of parser.parse(plain.replace(NUMBER, '$1\\)'), {})) {
    if (block.map) line = block.map[0] + 1;
    for (const [index, token] of (block.children ?? [block]).entries()) {
      if (token.type.endsWith('break')) line += 1;
      if (token.nesting === -1) open.pop();
      else if (token.type.startsWith('html')) refuse('html', line, token.content);
      else if (token.type === 'unsupported') {
        refuse(token.info as Unsupported['name'], line, token.content);
        add(token.content);
      } else if (token.type !== 'text') addElement(token, block.children?.[index + 1]?.content);
      else if (token.content) add(token.content);
    }
  }
  return { nodes, unsupported: unsupported.sort((a, b) => a.line - b.line) };

  function addElement(token: Token, words = ''): void {
    const tag = token.type === 'softbreak' ? 'br' : tagOf(token);
    const element: MarkdownElement = { tag, children: [] };
    const start = token.attrGet('start');
    if (start !== null) element.start = Number(start);
    const href = String(token.attrGet('href'));
    if (element.tag === 'a' && mayLink(href)) element.href = href;
    else if (element.tag === 'a') refuse('link', line, words || href);
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

const shortened = (text: string) => text.trim().replace(/^(.{40}).{3,}/su, '$1…');
