/** The pages in a language as the build writes them, from the files of a content folder. */
import type { PageProps } from 'gatsby';
import type { ComponentProps, ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { listFiles } from '../../src/files/files';
import { readContent, readWords } from '../../src/files/read';
import { flattenStrings, paragraphsOf } from '../../src/model/texts';
import { viewData } from '../../src/model/viewData';
import { descriptionsIn } from '../tools/descriptions';
import { localesOf, look, withFiles } from '../tools/samples';

// jsdom is there to read the pages; they are written as without a browser.
Reflect.set(Helmet, 'canUseDOM', false);

/** All but `/`, which only leads to another one. */
const pages: ComponentType<PageProps<Queries.AboutPageQuery>>[] = listFiles('src/pages', '.')
  .filter((file) => file !== './index.tsx')
  .map((file) => require(`../../src/pages/${file}`).default);

export function pagesIn(root: string, code: string): Document[] {
  const { shell, pictures } = viewData(readContent(root), code, {
    card: { src: '/card.jpg', alt: 'The card' },
    look,
  });
  // Data of which only the labels are in the sample's content.
  const company = { ...shell.company, openingHours: { text: '1' } };
  const drawnMap = { language: code, credit: '', creditLanguage: code };
  const data = {
    languageData: {
      shell: { ...shell, company, drawnMap },
      pictures: { ...withFiles(pictures), people: [] },
    },
    locales: localesOf(code, readWords(root, code)),
  };
  const props: Partial<ComponentProps<(typeof pages)[number]>> = { data };
  return pages.map((Page) => write(<Page {...(props as ComponentProps<typeof Page>)} />));
}

function write(page: JSX.Element): Document {
  const body = renderToString(page);
  const { title, meta, link, script } = Helmet.renderStatic();
  const head = [title, meta, link, script].map(String).join('');
  // Into bytes and back, as half of a character would not survive.
  const source = Buffer.from(
    `<!doctype html><html><head>${head}</head><body>${body}</body></html>`,
  );
  const written = new DOMParser().parseFromString(source.toString(), 'text/html');
  // Lines may break there.
  for (const mark of written.querySelectorAll('.may-break')) mark.remove();
  for (const part of written.querySelectorAll('.unbroken')) part.replaceWith(...part.childNodes);
  written.normalize();
  return written;
}

/** Every text that visitors can see or hear, by key; each paragraph by itself. */
export function textsOf(root: string, code: string): [key: string, text: string][] {
  const { name, url, phones, email, mapsUrl } = viewData(readContent(root), code).shell.company;
  const texts = flattenStrings({
    ...readWords(root, code),
    pictures: descriptionsIn(code, root),
    company: { name, url, phones, email, mapsUrl },
  });
  return [...texts].flatMap(([key, text]) =>
    paragraphsOf(text).map((paragraph): [string, string] => [key, paragraph]),
  );
}

/** Everything that a page says: text, attributes, and the texts in the data of islands and search engines. */
export function stringsOf(page: Document): string[] {
  return [...page.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].flatMap((node) =>
      node instanceof Text ? stringsIn(element, node.data) : [],
    ),
    ...[...element.attributes].flatMap(({ name, value }) =>
      name === 'data-props' ? [...flattenStrings(JSON.parse(value)).values()] : value,
    ),
  ]);
}

const stringsIn = (element: Element, text: string): string[] =>
  element.matches('script[type="application/ld+json"]')
    ? [...flattenStrings(JSON.parse(text)).values()]
    : [text];

/** How many of each element, but for paragraphs and hyphenated words, whose number depends on the text. */
export function countElements(page: Document): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { localName } of page.querySelectorAll('*:not(p, .unbroken)'))
    counts.set(localName, (counts.get(localName) ?? 0) + 1);
  return counts;
}
