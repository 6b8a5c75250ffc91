/**
 * What people type or paste, in the form that content has. For set-up and for the editor's forms. What can't be understood
 * is returned as it is, and the model refuses it with a reason.
 */
import { formatHex, parse } from 'culori';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import MarkdownIt from 'markdown-it';
import { englishName, isKnownLanguage, localeOf, ownName } from './languages';
import { withAsciiDigits } from './position';
import { writeLink, writtenLinks } from './textLinks';

/** The text without spaces around it and without invisible characters. */
const visible = (text: string) =>
  text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '').trim();

/** A text on one line, such as a name. Joiners and directional marks within it stay, as some scripts need them. */
export const normalizeLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replaceAll('\u2011', '-')
    // A single no-break space, as in a postal code, is meant.
    .replace(/\s{2,}|[^\S \u00a0]/g, ' ')
    // Flags of regions end in tags.
    .replace(/^[\s\p{Cf}]+|(?:(?![\u{e0020}-\u{e007f}])[\s\p{Cf}])+$/gu, '');

/**
 * "0049/89 123" is "+49/89 123". A zero in brackets stays: in some countries it is dialled, in others not. A number without
 * spaces is written as its country does.
 */
export function normalizePhone(text: string): string {
  const phone = withAsciiDigits(visible(text.normalize('NFKC')))
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^tel: ?/i, '')
    .replace(/^00(?=[ \d])(?!\s*800\b)\s*/, '+')
    .replace(/ ?[,;] ?(?:ext=)?(\d{1,7})$/i, ' ext. $1');
  return phone.replace(/^\+\d+(?=$| ext)/, (digits) => {
    const parsed = parsePhoneNumberFromString(digits);
    return parsed?.isPossible() ? parsed.formatInternational() : digits;
  });
}

/** "Info <mailto:Info@NOVA.de>" is "Info@nova.de". */
export function normalizeEmail(text: string): string {
  const typed = visible(text.replaceAll('＠', '@'));
  const [, inBrackets] = /<([^<>]*)>$/.exec(typed) ?? [];
  const [, local = '', domain = ''] =
    /^(?:mailto:)?([^@?]*)@([^@?/#\s]+)(?:\?.*)?$/i.exec(inBrackets ?? typed) ?? [];
  const host = asciiHost(domain);
  return local && host ? `${local}@${shownHost(host)}` : typed;
}

/** "Nova.DE/Path" is "https://nova.de/Path". The domain is shown as people know it: "münchen.de", not "xn--mnchen-3ya.de". */
export function normalizeUrl(text: string): string {
  const typed = visible(text);
  const isBare = /^[^\s:/?#@]+\.\p{L}[^\s:/?#@]*(:\d+)?([/?#]|$)/u.test(typed);
  const [, scheme = '', host = '', rest = ''] =
    /^(https?:\/\/)([^\s/?#@]+)(.*)$/i.exec(isBare ? `https://${typed}` : typed) ?? [];
  const ascii = asciiHost(host);
  return ascii ? scheme.toLowerCase() + shownHost(ascii) + rest : typed;
}

/** The target of a link, for which people also write an e-mail address or a phone number. */
export function normalizeTarget(text: string): string {
  const phone = normalizePhone(text);
  if (/^\+?(?!\/)[\d .()/-]{3,}$/.test(phone)) return `tel:${phone.replace(/[^+\d]/g, '')}`;
  const typed = visible(text).replace(/\s/g, '%20');
  return /^[^/#:?@]+@[^/#:?@]+$/.test(typed)
    ? `mailto:${normalizeEmail(typed)}`
    : normalizeUrl(typed);
}

/** A text with links, with `https://` before `www.`, and whatever else people leave out in addresses. */
export const normalizeLinks = (text: string): string =>
  writtenLinks(text).reduceRight(
    (result, { words, address, start, end }) =>
      result.slice(0, start) +
      writeLink({ words, address: normalizeTarget(address) }) +
      result.slice(end),
    text,
  );

/** The address of a site: hosts serve it with HTTPS, and a page's path follows it. */
export const normalizeSiteUrl = (text: string): string =>
  normalizeUrl(text)
    .replace(/^http:/, 'https:')
    .replace(/\/+$/, '');

/** The domain as programs need it: `xn--mnchen-3ya.de`. Empty if it isn't one. */
export const asciiHost = (host: string): string =>
  URL.canParse(`https://${host}`) ? new URL(`https://${host}`).host : '';

const markdown = new MarkdownIt();

/** The domain as people know it: `münchen.de`. */
export const shownHost = (host: string): string =>
  markdown.normalizeLinkText(`https://${host}`).replace('https://', '');

/** "0B6E4F", "#0b6", "rgb(11, 110, 79)" and "11 110 79" are colours, as is all that CSS knows. Opacity is left out. */
export function normalizeColor(text: string): string {
  const typed = visible(text.normalize('NFKC'));
  const code = typed.toLowerCase().replace(/^[a-z-]+:\s*|(?<=^#)\s+|;$/g, '');
  const [, ...channels] =
    /^(?:rgb\s+)?r?(\d{1,3})[\s,/]+g?(\d{1,3})[\s,/]+b?(\d{1,3})$/.exec(code) ?? [];
  const color = parse(channels.length ? `rgb(${channels.join(' ')})` : code);
  return color && color.alpha !== 0 ? formatHex(color) : typed;
}

/** Portuguese and Chinese are written in two ways, so that people name the region. */
const BY_REGION = ['pt', 'zh'];

/**
 * The language codes in a text such as "de_DE; pt-br, English", each once, and the words that name no language. A region
 * is left out where most speakers live; a language that `existing` has is written as there.
 */
export function languageCodesIn(text: string, existing: readonly string[] = []) {
  const words = visible(text)
    .split(/[\s,;/|+&]+/)
    .filter(Boolean);
  const found = words.map((word) => ({ word, code: languageCodeOf(word, existing) }));
  return {
    codes: [...new Set(found.flatMap(({ code }) => code ?? []))],
    unknown: found.flatMap(({ word, code }) => (code ? [] : word)),
  };
}

function languageCodeOf(word: string, existing: readonly string[]): string | undefined {
  const locale = localeOf(word.replace(/\.utf-?8$/i, '').replaceAll('_', '-'));
  if (!locale || !isKnownLanguage(locale.language)) return codeNamed(word);
  const same = existing.find((code) => `${localeOf(code)?.maximize()}` === `${locale.maximize()}`);
  if (same) return same;
  return BY_REGION.includes(locale.language) ? `${locale}` : `${locale.minimize()}`;
}

/** The code of a language by its name, in English or in the language itself. */
function codeNamed(word: string): string | undefined {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const isName = (name: string) => name.toLowerCase() === word.toLowerCase();
  return codes
    .filter(isKnownLanguage)
    .find((code) => isName(englishName(code)) || isName(ownName(code)));
}
