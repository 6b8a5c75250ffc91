/**
 * Finds why a file can't be the logo: every browser, and sharp for icons and cards, must draw it, and draw it alike.
 * Runs in Node, for the check, and in browsers, for the editor.
 */
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { type MessageKey, say } from './messages';
import type { Size } from './pictures';
import { decodeText, isLfsPointer } from './textFile';

/** The longer side, in pixels: enough for the header on screens with three pixels per CSS pixel. */
const MIN_LOGO = 512;
/** In kB. A logo loads with each page. */
const MAX_SVG = 200;

export interface Drawing extends Size {
  /** Whether all of it is transparent. */
  isBlank: boolean;
}

/** The formats by a text within the first bytes. */
const SIGNATURES = [
  ['PNG', 0, '\x89PNG'],
  ['JPEG', 0, '\xff\xd8\xff'],
  ['GIF', 0, 'GIF8'],
  ['WebP', 8, 'WEBP'],
  ['AVIF', 4, 'ftypavi'],
  ['HEIC', 4, 'ftyp'],
  ['SVGZ', 0, '\x1f\x8b'],
  ['PDF', 0, '%PDF'],
] as const;

const latin = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

function formatOf(bytes: Uint8Array): string | undefined {
  const start = latin(bytes, 0, 1000);
  const [format] = SIGNATURES.find(([, index, text]) => start.startsWith(text, index)) ?? [];
  return format ?? (start.includes('<svg') ? 'SVG' : undefined);
}

/** `ending` is that of the file's name; `draw` resolves with undefined if the file can't be drawn. */
export async function logoProblem(
  bytes: Uint8Array,
  ending: string,
  draw: () => Promise<Drawing | undefined>,
): Promise<string | undefined> {
  if (!bytes.length) return say('emptyFile');
  if (isLfsPointer(bytes)) return say('lfsPointer');
  const format = formatOf(bytes);
  const isSvg = ending.toLowerCase() === 'svg';
  if (format ? format.toLowerCase() !== ending.toLowerCase() : !isSvg)
    return format ? say('otherFormat', { format }) : say('damagedPicture');
  const found = isSvg ? svgProblem(bytes) : rasterProblem(bytes);
  if (found) return found;
  const drawing = await draw();
  if (!drawing) return say('damagedPicture');
  if (drawing.isBlank) return say('blankLogo');
  const size = Math.max(drawing.width, drawing.height);
  return isSvg || size >= MIN_LOGO ? undefined : say('smallLogo', { size, minimum: MIN_LOGO });
}

/** Browsers show what there is of a file that is cut off, and move what can move. */
function rasterProblem(bytes: Uint8Array): string | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { length } = bytes;
  if (latin(bytes, 8, 12) === 'WEBP') {
    if (length < 21 || view.getUint32(4, true) + 8 > length) return say('damagedPicture');
    const isMoving = latin(bytes, 12, 16) === 'VP8X' && (view.getUint8(20) & 2) > 0;
    return isMoving ? say('movingLogo') : undefined;
  }
  for (let at = 8; at + 12 <= length; at += 12 + view.getUint32(at)) {
    const chunk = latin(bytes, at + 4, at + 8);
    if (chunk === 'acTL') return say('movingLogo');
    if (chunk === 'IEND') return undefined;
  }
  return say('damagedPicture');
}

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** Embedded pictures that sharp draws as well. */
const EMBEDDED = /^\s*data:image\/(png|jpe?g)[;,]/i;

type Found = [MessageKey, Record<string, string | number>?];

function svgProblem(bytes: Uint8Array): string | undefined {
  const size = Math.ceil(bytes.length / 1000);
  if (size > MAX_SVG) return say('heavyLogo', { size, limit: MAX_SVG });
  const source = decodeText(bytes);
  if (source === undefined) return say('notUtf8');
  const problems: Found[] = [];
  const add = (found: Found | undefined) => found && problems.push(found);
  let depth = 0;
  let css = '';
  const parser = new SaxesParser({ xmlns: true });
  // Adobe Illustrator writes entities. One with markup stays unknown, and is refused.
  parser.on('doctype', (declarations) => {
    for (const [, name = '', , value = ''] of declarations.matchAll(
      /<!ENTITY\s+([\w.-]+)\s+(["'])([^<&%]*?)\2\s*>/g,
    ))
      parser.ENTITIES[name] = value;
  });
  parser.on('error', ({ message }) => {
    add(['brokenSvg', { line: parser.line, error: message.replace(/^[\d:]+ /, '') }]);
  });
  parser.on('xmldecl', ({ encoding = '' }) => {
    if (/utf-?16/i.test(encoding)) add(['notUtf8']);
  });
  parser.on('processinginstruction', ({ target, body }) => {
    if (target === 'xml-stylesheet') add(['svgLink', { address: body }]);
  });
  parser.on('opentag', (tag) => {
    add(depth ? elementProblem(tag) : (rootProblem(tag) ?? elementProblem(tag)));
    depth += 1;
    css = '';
  });
  const addCss = (text: string) => {
    css += text;
  };
  parser.on('text', addCss);
  parser.on('cdata', addCss);
  parser.on('closetag', ({ local }) => {
    depth -= 1;
    if (local === 'style') add(cssProblem(css));
  });
  parser.write(source).close();
  const [first] = problems;
  return first && say(...first);
}

/** The root must be `<svg>` of SVG's namespace, for sharp without a prefix, and say its size. */
function rootProblem({ name, local, prefix, uri, attributes }: SaxesTagNS): Found | undefined {
  if (local !== 'svg' || prefix || uri !== SVG)
    return ['svgRoot', { root: `<${name}${uri && !prefix ? ` xmlns="${uri}"` : ''}>` }];
  const trimmed = (attribute: string) => attributes[attribute]?.value.trim() ?? '';
  const [, , ...box] = trimmed('viewBox')
    .split(/[\s,]+/)
    .map(Number);
  const hasBox = box.length === 2 && box.every((length) => length > 0);
  const lengths = ['width', 'height'].map(trimmed);
  const hasSize = lengths.every((length) => /^\+?[\d.]/.test(length) && !length.endsWith('%'));
  const isEmpty = lengths.some((length) => Number.parseFloat(length) <= 0);
  return isEmpty || !(hasBox || hasSize) ? ['svgSize'] : undefined;
}

function elementProblem({ name, local, uri, attributes }: SaxesTagNS): Found | undefined {
  if (local === 'script') return ['svgScript', { name }];
  if (uri === XHTML || local === 'foreignObject') return ['svgHtml', { name }];
  if (uri !== SVG) return undefined;
  if (/^(text|tspan|textPath|tref)$/.test(local)) return ['svgText'];
  if (/^(animate\w*|set)$/.test(local)) return ['movingLogo'];
  const { media } = attributes;
  if (local === 'style' && media && !/^(all|screen)$/i.test(media.value))
    return ['svgStyle', { style: media.value }];
  for (const { name, local: attribute, prefix, value } of Object.values(attributes)) {
    if (/^on/i.test(attribute)) return ['svgScript', { name }];
    if (/^\s*javascript:/i.test(value)) return ['svgScript', { name: value }];
    if (attribute === 'href' && local !== 'a' && !isInside(local, value))
      return ['svgLink', { address: shorten(value) }];
    const found = !prefix && STYLES.test(attribute) ? cssProblem(value) : undefined;
    if (found) return found;
  }
  return undefined;
}

const isInside = (element: string, address: string) =>
  address.trim().startsWith('#') || (/image$/i.test(element) && EMBEDDED.test(address));

/** CSS must not need other files, move, or be drawn in several ways. */
function cssProblem(value: string): Found | undefined {
  const css = value.replace(/\/\*.*?\*\//gs, '');
  const [link, address = link] =
    /url\(\s*["']?(?!\s*["']?(?:#|data:))([^)"']*)|@import[^;]*/i.exec(css) ?? [];
  if (address) return ['svgLink', { address: shorten(address) }];
  if (/@keyframes|\banimation\b/i.test(css)) return ['movingLogo'];
  const [style] = UNEQUAL.exec(css) ?? [];
  return style ? ['svgStyle', { style: shorten(style) }] : undefined;
}

/** CSS that sharp does not draw as browsers do: conditions, nested rules, and all functions but the oldest. */
const UNEQUAL =
  /@(?!font-face|charset|namespace)[\w-]+|\{[^{}]*\{|(?<![\w-])(?!(url|rgba?|hsla?|matrix|translate|scale|rotate|skew[XY]|not|nth-child|format|local)\()[\w-]+\(/i;

/** Attributes that are CSS. */
const STYLES =
  /^(style|fill|stroke|stop-color|flood-color|lighting-color|filter|mask|clip-path|marker.*)$/;

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
