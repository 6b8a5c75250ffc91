/** The Markdown of legal texts: headings, paragraphs, lists, emphasis and links. Everything else is text. */
import MarkdownIt, { type Token } from 'markdown-it';

const TAGS = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'] as const;

/** An element to render, or a text. */
export type MarkdownNode = string | MarkdownElement;

interface MarkdownElement {
  tag: (typeof TAGS)[number];
  /** Of a link. */
  href?: string;
  /** The first number of an ordered list. */
  start?: number;
  children: MarkdownNode[];
}

// Recognises HTML and unsafe links, to refuse them instead of showing them as text.
const parser = new MarkdownIt('commonmark', { html: true });
parser.disable(['backticks', 'blockquote', 'code', 'fence', 'hr', 'image']);
parser.validateLink = () => true;

/** A character of a script without spaces between words, or its punctuation. */
const UNSPACED = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\u3000-\u303f\uff00-\uffef]`;
const ENDS_UNSPACED = new RegExp(`${UNSPACED}$`, 'u');
const BEGINS_UNSPACED = new RegExp(`^${UNSPACED}`, 'u');

/** CommonMark expects a space beside emphasis that ends with a sign, as in `**注意：**本文`. */
parser.inline.State = class extends parser.inline.State {
  override scanDelims(start: number, canSplitWord: boolean) {
    const scanned = super.scanDelims(start, canSplitWord);
    const before = this.src.slice(0, start);
    const after = this.src.slice(start + scanned.length);
    if (!canSplitWord || !(ENDS_UNSPACED.test(before) || BEGINS_UNSPACED.test(after)))
      return scanned;
    return { ...scanned, can_open: /^\S/.test(after), can_close: /\S$/.test(before) };
  }
};

const SAFE_LINK = /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i;

/** `nodes` leaves out what is not supported: HTML and links that are not safe. `unsupported` has its lines. */
export function parseMarkdown(source: string) {
  const unsupported = new Set<number>();
  const nodes: MarkdownNode[] = [];
  const open: MarkdownElement[] = [];
  const add = (node: MarkdownNode) => (open.at(-1)?.children ?? nodes).push(node);
  let line = 1;
  for (const block of parser.parse(source, {})) {
    if (block.map) line = block.map[0] + 1;
    for (const token of block.children ?? [block]) {
      if (token.type.endsWith('break')) line += 1;
      if (token.nesting === -1) open.pop();
      else if (token.type.startsWith('html')) unsupported.add(line);
      else if (token.type === 'softbreak') add('\n');
      else if (token.type !== 'text') addElement(token);
      else if (token.content) add(token.content);
    }
  }
  return { nodes, unsupported: [...unsupported] };

  function addElement(token: Token): void {
    const element: MarkdownElement = { tag: tagOf(token), children: [] };
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
    const isTop = /^h[12]$/.test(tag) || !nodes.some((node) => Object(node).tag === 'h2');
    if (/^h\d$/.test(tag)) return isTop ? 'h2' : 'h3';
    return TAGS.find((one) => one === tag) ?? 'p';
  }
}

/** The text alone, with a space where an element ends. */
export const textOf = (nodes: readonly MarkdownNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : `${textOf(node.children)} `)).join('');
