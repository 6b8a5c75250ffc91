import type { Reference } from './reference';

const fontFace = /@font-face\s*\{[^}]*\}/g;
const imported = /@import\s*(?:url\()?\s*["']?([^"')\s]+)/g;
const named = /url\(\s*["']?([^"')\s]+)/g;

/** References in a stylesheet or a page's style element: fonts, pictures, other stylesheets. */
export function referencesInCss(css: string): Reference[] {
  const rest = css.replace(fontFace, '').replace(imported, '');
  return [
    ...find(imported, css, 'text/css'),
    ...(css.match(fontFace) ?? []).flatMap((rule) => find(named, rule, 'font/')),
    ...find(named, rest, 'image/'),
  ];
}

function find(pattern: RegExp, text: string, expects: string): Reference[] {
  return [...text.matchAll(pattern)]
    .map(([, address = '']) => ({ from: 'CSS', address, expects }))
    .filter(({ address }) => !address.startsWith('data:'));
}
