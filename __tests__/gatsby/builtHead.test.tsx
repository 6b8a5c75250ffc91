/** @jest-environment node */
/** Heads of built pages, which load our client in place of Gatsby's runtime. */
import type { PreRenderHTMLArgs, RenderBodyArgs, ReplaceRendererArgs } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { BelowFoldStyles } from '../../src/components/layout/BelowFoldStyles';

const script = '/static/client-1.js';
const stylesheet = '/static/deferred.2.css';
jest.mock('../../src/gatsby/clientEntry', () => ({
  readClientFiles: () => ({ script, files: [script, stylesheet] }),
}));

/** As Gatsby adds a page's styles, and what its runtime needs. */
const fromGatsby = [
  <meta key="generator" name="generator" content="Gatsby" />,
  styles('/static/styles.1.css', '.first{}'),
  styles(stylesheet, '.deferred{}'),
];

function styles(file: string, __html: string) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as Gatsby does.
  return <style key={file} data-href={file} dangerouslySetInnerHTML={{ __html }} />;
}

let ssr: typeof import('../../gatsby-ssr');

beforeAll(() => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  ssr = require('../../gatsby-ssr');
});
afterAll(() => jest.restoreAllMocks());

/** The page as Gatsby builds it. */
function build(content: ReactElement, pathname: string) {
  const page = {
    body: '',
    head: [] as ReactNode[],
    post: [<script key="runtime" />] as ReactNode[],
  };
  const element = ssr.wrapRootElement?.({ element: content, pathname } as never, {
    plugins: [],
  }) as ReactElement;
  const args: Partial<ReplaceRendererArgs & RenderBodyArgs & PreRenderHTMLArgs> = {
    bodyComponent: element,
    pathname,
    replaceBodyHTMLString: (body) => {
      page.body = body;
    },
    setHeadComponents: (components) => page.head.push(...components),
    setHtmlAttributes: () => undefined,
    getHeadComponents: () => [...page.head, ...fromGatsby],
    replaceHeadComponents: (components) => {
      page.head = [...components];
    },
    replacePostBodyComponents: (components) => {
      page.post = [...components];
    },
  };
  ssr.replaceRenderer?.(args as ReplaceRendererArgs, { plugins: [] });
  ssr.onRenderBody?.(args as RenderBodyArgs, { plugins: [] });
  ssr.onPreRenderHTML?.(args as PreRenderHTMLArgs, { plugins: [] });
  return {
    head: renderToString(<head>{page.head}</head>),
    body: page.body + renderToString(<div>{page.post}</div>),
  };
}

const title = (
  <Helmet>
    <title>About</title>
    <style>{'.own{}'}</style>
    <link rel="preload" as="image" href="/picture.avif" />
  </Helmet>
);
const plain = () => build(<main>{title}Plain</main>, '/404/');
const deferring = () =>
  build(
    <main>
      {title}
      <BelowFoldStyles />
      Below the fold
    </main>,
    '/about/',
  );

test("Every page names its script once, and has none of Gatsby's runtime", () => {
  for (const { head, body } of [plain(), deferring()]) {
    expect(head.match(/<script[^>]*>/g)).toEqual([`<script data-client="${script}">`]);
    expect(head).not.toContain('generator');
    expect(body).not.toContain('<script');
  }
});

test('A page with content below the fold links the deferred styles, which its head then leaves out', () => {
  const { head, body } = deferring();
  expect(body).toContain(`<link rel="stylesheet" href="${stylesheet}" fetchpriority="low"/>`);
  expect(head).toContain('.first{}');
  expect(head).not.toContain('.deferred{}');
});

test('A page without has all styles in its head', () => {
  const { head, body } = plain();
  expect(body).not.toContain('stylesheet');
  expect(head).toContain('.first{}');
  expect(head).toContain('.deferred{}');
});

test('Pictures are preloaded first, then comes the policy, then what it governs', () => {
  const { head } = deferring();
  const order = ['/picture.avif', 'Content-Security-Policy', '<style', '<script'];
  const found = order.map((text) => head.indexOf(text));
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  expect(Math.min(...found)).toBeGreaterThanOrEqual(0);
});

test("The page's own rules apply after Gatsby's, in one sheet", () => {
  expect(deferring().head).toContain('.first{}.own{}</style>');
});
