/** References in a page, whether or not browsers load them. */
import type { Page } from '@playwright/test';
import { referencesInCss } from './css';
import { referencesInJsonLd } from './jsonLd';
import { type Reference, UNKNOWN } from './reference';

interface Rule {
  selector: string;
  attribute: string;
  expects: string;
  mayLeave?: boolean;
}

const html = { expects: 'text/html' };
const picture = { expects: 'image/' };

const rules: Rule[] = [
  { selector: 'a', attribute: 'href', ...html, mayLeave: true },
  { selector: 'link[rel=canonical], link[rel=alternate]', attribute: 'href', ...html },
  { selector: 'meta[property="og:url"]', attribute: 'content', ...html },
  { selector: 'meta[http-equiv=refresh]', attribute: 'content', ...html },
  { selector: 'img', attribute: 'src', ...picture },
  { selector: 'img, source', attribute: 'srcset', ...picture },
  { selector: 'link[rel=icon], link[rel=apple-touch-icon]', attribute: 'href', ...picture },
  { selector: 'link[rel=preload][as=image]', attribute: 'href', ...picture },
  { selector: 'link[rel=preload][as=image]', attribute: 'imagesrcset', ...picture },
  { selector: 'meta[property="og:image"]', attribute: 'content', ...picture },
  { selector: 'link[rel=preload][as=font]', attribute: 'href', expects: 'font/' },
  { selector: 'link[rel=stylesheet]', attribute: 'href', expects: 'text/css' },
  { selector: 'link[rel=manifest]', attribute: 'href', expects: 'application/manifest+json' },
  { selector: 'script', attribute: 'src', expects: 'text/javascript' },
];

/** Attributes that refer to files, on any element. */
const naming = ['href', 'src', 'srcset', 'imagesrcset', 'poster', 'data', 'action', 'xlink:href'];

export interface Contents {
  references: Reference[];
  /** Ids that links with a # can refer to. */
  ids: string[];
}

/** Parses the page in the browser without showing it: nothing loads or runs, and no refresh redirects. */
export async function readHtml(page: Page, text: string): Promise<Contents> {
  const { named, css, jsonLd, ids } = await page.evaluate(parse, { text, rules, naming, UNKNOWN });
  const references = named.flatMap(({ attribute, value, ...rest }) =>
    addressesIn(attribute, value).map((address) => ({ ...rest, address })),
  );
  return {
    references: [
      ...references,
      ...css.flatMap(referencesInCss),
      ...jsonLd.flatMap(referencesInJsonLd),
    ],
    ids,
  };
}

function addressesIn(attribute: string, value: string): string[] {
  if (attribute === 'content') return [value.replace(/^\d+;\s*url=/, '')];
  if (!attribute.endsWith('srcset')) return [value];
  return value.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? '');
}

/** Runs in the browser, so it can use only its arguments. */
function parse(given: { text: string; rules: Rule[]; naming: string[]; UNKNOWN: string }) {
  const document = new DOMParser().parseFromString(given.text, 'text/html');
  const all = (selector: string) => [...document.querySelectorAll(selector)];

  const look = (element: Element, rule: Omit<Rule, 'selector'>) => {
    const value = element.getAttribute(rule.attribute);
    const kind = ['rel', 'property', 'http-equiv']
      .map((name) => element.getAttribute(name))
      .join('');
    const type = element.matches('link, source') && element.getAttribute('type');
    const from = `<${element.localName}${kind && ` ${kind}`} ${rule.attribute}>`;
    return value === null ? [] : [{ ...rule, from, value, expects: type || rule.expects }];
  };
  const known = given.rules.flatMap(({ selector, ...rule }) =>
    all(selector).flatMap((element) => look(element, rule)),
  );
  const unknown = given.naming.flatMap((attribute) => {
    const rules = given.rules.filter((rule) => rule.attribute === attribute);
    return all('*')
      .filter((element) => !rules.some(({ selector }) => element.matches(selector)))
      .flatMap((element) => look(element, { attribute, expects: given.UNKNOWN }));
  });
  const texts = (selector: string) => all(selector).map((element) => element.textContent ?? '');
  return {
    named: [...known, ...unknown],
    css: [...texts('style'), ...all('[style]').map((one) => one.getAttribute('style') ?? '')],
    jsonLd: texts('script[type="application/ld+json"]'),
    ids: all('[id]').map(({ id }) => id),
  };
}
