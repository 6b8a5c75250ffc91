/** The pages as the build writes them, and what must stand in them. */
import type { PageProps, ReplaceRendererArgs } from 'gatsby';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { replaceRenderer } from '../../../gatsby-ssr';
import { listFiles } from '../../../src/model/files/listFiles';
import {
  readAbout,
  readCompany,
  readContent,
  readSite,
  readWords,
} from '../../../src/model/files/read';
import { type CompanyData, pageData } from '../../../src/model/pageData';
import { flattenStrings } from '../../../src/model/texts';
import type AboutPage from '../../../src/pages/about';
import { descriptionsIn } from '../../descriptions';
import { localesOf, mapOf, pictureOf, withoutFile } from '../../samples';
import type { AllWords } from '../../wordFiles';

// jsdom is there to read the pages; they are written as without a browser.
Reflect.set(Helmet, 'canUseDOM', false);

/** All there is to be read on a language's pages, by its key. */
export function textsOf(root: string, code: string): Map<string, string> {
  return flattenStrings({
    ...readWords(root, code),
    pictures: descriptionsIn(code, root),
    company: companyTexts(root),
  });
}

/** Optional data of which only the labels are in the content. */
const complete: Pick<CompanyData, 'openingHours' | 'legal'> = {
  openingHours: { text: '1' },
  legal: { form: '1', register: '1', vatId: '1', representative: '1', authority: '1' },
};

function companyTexts(root: string) {
  const { name, url, phones, email, mapsUrl } = pageData(readContent(root), '').site.company;
  return { name, url, phones, email, mapsUrl };
}

export function pagesIn(root: string, code: string): Document[] {
  return render(root, code, textsOf(root, code));
}

/** The lines of the same pages with a token for each text, `«page.about.team.title»`. */
export function templatesIn(root: string, code: string): string[][] {
  const settings = JSON.stringify([
    code,
    readSite(root),
    readCompany(root).office,
    readAbout(root).map.file,
    [...textsOf(root, code).keys()],
  ]);
  const known = templates.get(settings);
  if (known) return known;
  const keys = [...textsOf(root, code).keys()];
  const made = render(root, code, new Map(keys.map((key) => [key, `«${key}»`]))).map(linesOf);
  templates.set(settings, made);
  return made;
}

/** By all that they depend on, besides the texts. */
const templates = new Map<string, string[][]>();

/** With the texts in the place of the tokens. */
export const fillIn = (line: string, texts: Map<string, string>) =>
  line.replace(/«([^»]+)»/g, (_, key: string) => texts.get(key) ?? '');

function render(root: string, code: string, texts: Map<string, string>): Document[] {
  const words = withTexts(readWords(root, code), texts, '') as AllWords;
  const company = {
    ...pageData(readContent(root), code).site.company,
    ...complete,
    ...(withTexts(companyTexts(root), texts, 'company') as ReturnType<typeof companyTexts>),
  };
  const data = {
    pageData: {
      site: {
        ...pageData(readContent(root), code, built).site,
        company,
        // Its credit is in `content/maps/map.json`, not in the words.
        drawnMap: { language: code, credit: '', creditLanguage: code },
      },
    },
    locales: localesOf(code, words),
    legalText: { content: [] },
  };
  const { map, collage } = readAbout(root);
  const described = (name: string) => pictureOf(name, texts.get(`pictures.${name}`) ?? '');
  const mapAlt = texts.get('pictures.map') ?? '';
  const pictures = {
    collage: collage.map((_, place) => described(`collage[${place}]`)),
    team: described('team'),
    ...mapOf(map.file ? described('map') : withoutFile(mapAlt)),
    people: [],
  };
  return pages.map((page) => write(<Page of={page} data={{ ...data, pictures }} />));
}

/** All but `/`, which only leads to another one. */
const pages: ComponentType<PageProps<ComponentProps<typeof AboutPage>['data']>>[] = listFiles(
  'src/pages',
  '.',
)
  .filter((file) => file !== './index.tsx')
  .map((file) => require(`../../../src/pages/${file}`).default);

const built = { card: { src: '/card.jpg', alt: 'The card' }, suggestions: '/suggestions.json' };

/** The same structure with other texts. */
function withTexts(value: unknown, texts: Map<string, string>, key: string): unknown {
  if (typeof value === 'string') return texts.get(key);
  if (Array.isArray(value)) return value.map((inner, i) => withTexts(inner, texts, `${key}[${i}]`));
  return Object.fromEntries(
    Object.entries(value as object).map(([name, inner]) => [
      name,
      withTexts(inner, texts, key ? `${key}.${name}` : name),
    ]),
  );
}

interface Props<Data extends object> {
  of: ComponentType<PageProps<Data>>;
  data: Data;
}

function Page<Data extends object>({ of: Content, data }: Props<Data>) {
  const props: Partial<PageProps<Data>> = { data };
  return <Content {...(props as PageProps<Data>)} />;
}

/** Renders as Gatsby does when it builds, and reads the result as a browser does. */
function write(bodyComponent: ReactNode): Document {
  const page: { body: string; head: ReactNode } = { body: '', head: undefined };
  const args: Partial<ReplaceRendererArgs> = {
    bodyComponent,
    replaceBodyHTMLString: (body) => {
      page.body = body;
    },
    setHeadComponents: (components) => {
      page.head = components as ReactNode;
    },
    setHtmlAttributes: () => undefined,
  };
  replaceRenderer?.(args as ReplaceRendererArgs, { plugins: [] });
  const head = renderToStaticMarkup(<head>{page.head}</head>);
  // Into bytes and back, which no half of a letter survives.
  const source = Buffer.from(`<!doctype html><html>${head}<body>${page.body}</body></html>`);
  const written = new DOMParser().parseFromString(source.toString(), 'text/html');
  // A long address may wrap.
  for (const wbr of written.querySelectorAll('wbr')) wbr.remove();
  written.normalize();
  return written;
}

/** Each element, attribute and text of a page in its place, one a line; of data each text and number. */
export const linesOf = (page: Document) => linesIn(page.documentElement, '');

function linesIn(element: Element, place: string): string[] {
  const here = `${place}/${element.localName}`;
  const attributes = [...element.attributes]
    // Say how long titles, headings and the name are.
    .filter(({ name }) => !['data-length', 'data-long', 'data-word'].includes(name))
    .flatMap(({ name, value }) =>
      // The data of an island.
      name === 'data-props' ? valuesIn(JSON.parse(value), here) : `${here} ${name}=${value}`,
    );
  if (element.matches('script[type="application/ld+json"]'))
    return [here, ...attributes, ...valuesIn(JSON.parse(element.textContent ?? ''), here)];
  const inner = [...element.childNodes].flatMap((node) =>
    node instanceof Element ? linesIn(node, here) : `${here} ${node.nodeName} ${node.nodeValue}`,
  );
  return [here, ...attributes, ...inner];
}

function valuesIn(value: unknown, place: string): string[] {
  if (typeof value !== 'object' || value === null) return [`${place} ${value}`];
  const entries = Object.entries(value).filter(([key]) => key !== 'word');
  return entries.flatMap(([key, inner]) => valuesIn(inner, `${place}.${key}`));
}
