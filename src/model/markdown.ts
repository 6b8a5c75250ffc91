/** The Markdown of legal texts: headings, paragraphs, lists, emphasis and links. Everything else is a problem. */
import MarkdownIt, { type Token } from 'markdown-it';
import type { Message } from './problem';

const TAGS = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'] as const;

/** An element to render, or a text. */
export type MarkdownNode = string | MarkdownElement;

export interface MarkdownElement {
  tag: (typeof TAGS)[number];
  /** Of a link. */
  href?: string;
  /** The first number of an ordered list. */
  start?: number;
  children: MarkdownNode[];
}

export interface MarkdownProblem extends Message {
  line: number;
}

// Recognises HTML and unsafe links, to report them instead of showing them as text.
const parser = new MarkdownIt('commonmark', { html: true });
parser.validateLink = () => true;

const SAFE_LINK = /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i;

/** `nodes` leaves out what `problems` are about. */
export function parseMarkdown(source: string) {
  const problems: MarkdownProblem[] = [];
  const nodes: MarkdownNode[] = [];
  const open: MarkdownElement[] = [];
  let line = 1;
  let hasHeading = false;
  for (const block of parser.parse(source, {})) {
    if (block.map) line = block.map[0] + 1;
    for (const token of block.children ?? [block]) read(token);
  }
  return { nodes, problems };

  function read(token: Token): void {
    if (token.type.endsWith('break')) line += 1;
    if (token.nesting === -1) close();
    else if (token.type === 'text') add(token.content);
    else if (token.type === 'softbreak') add('\n');
    else addElement(token);
  }

  function addElement(token: Token): void {
    const problem = problemOf(token);
    if (problem) problems.push({ line, ...problem });
    hasHeading ||= token.tag === 'h2';
    // A refused element is replaced by a harmless one, to keep what is inside it in order.
    const tag = problem ? 'em' : TAGS.find((one) => one === token.tag);
    if (!tag || (problem && token.nesting === 0)) return;
    const element: MarkdownElement = { tag, children: [] };
    const start = token.attrGet('start');
    if (tag === 'a') element.href = String(token.attrGet('href'));
    if (start !== null) element.start = Number(start);
    add(element);
    if (token.nesting === 1) open.push(element);
  }

  function add(node: MarkdownNode): void {
    if (node !== '') (open.at(-1)?.children ?? nodes).push(node);
  }

  function close(): void {
    const element = open.pop();
    if (element?.children.length === 0 && /^(a|h\d)$/.test(element.tag))
      problems.push({ line, ...empty });
  }

  function problemOf(token: Token): Message | undefined {
    const { type, tag } = token;
    if (type.startsWith('html')) return html;
    if (tag === 'h3' && !hasHeading) return noHeadingAbove;
    if (/^h[1456]$/.test(tag)) return wrongHeading(tag);
    const href = String(token.attrGet('href'));
    if (tag === 'a' && !SAFE_LINK.test(href)) return unsafeLink(href);
    return TAGS.some((one) => one === tag) ? undefined : unsupported(type);
  }
}

const html = {
  problem: 'contains HTML',
  fix: 'Write it as Markdown: "## Heading", "**bold**", "[text](https://www.example.com)".',
};
const empty = {
  problem: 'has a heading or a link without words',
  fix: 'Add the words, or remove it.',
};
const noHeadingAbove = {
  problem: 'has a heading with ### without one with ## above it',
  fix: 'Begin with ##.',
};
const wrongHeading = (tag: string) => ({
  problem: `has a heading with ${'#'.repeat(Number(tag[1]))}`,
  fix: "Use ## and ###. The page's own heading is its name.",
});
const unsafeLink = (href: string) => ({
  problem: `has a link to "${href}"`,
  fix: 'Begin the address with https://, mailto:, tel: or /.',
});

const NAMES: Record<string, string> = {
  image: 'a picture',
  hr: 'a line',
  blockquote_open: 'a quotation',
};
const unsupported = (type: string) => ({
  problem: `contains ${NAMES[type] ?? 'code, or text indented by four spaces'}`,
  fix: 'Use only headings, paragraphs, lists, bold, italics and links.',
});
