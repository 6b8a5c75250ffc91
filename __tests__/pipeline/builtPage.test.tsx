/** @jest-environment node */
/** Built pages, which load our client in place of Gatsby's runtime and have a policy of their own. */
import { createHash } from 'node:crypto';
import type { PreRenderHTMLArgs, RenderBodyArgs, ReplaceRendererArgs } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { PageHead } from '../../src/components/head/PageHead';
import { BelowFoldStyles } from '../../src/components/layout/Layout';
import { published, siteDataIn, wordsIn } from '../tools/samples';

const client = '/client-1.js';
const deferred = '/deferred.2.css';
const fonts = { files: ['/fonts/a.woff2'], css: '@font-face{src:url(/fonts/a.woff2)}' };

/** As Gatsby adds a page's styles, and what its runtime and gatsby-plugin-image need. */
const fromGatsby = [
  <meta key="generator" name="generator" content="Gatsby" />,
  <script key="gatsby-image-style-script" type="module" />,
  styles('/styles.1.css', '.first{}'),
  styles(deferred, '.deferred{}'),
];

function styles(file: string, __html: string) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as Gatsby does.
  return <style key={file} data-href={file} dangerouslySetInnerHTML={{ __html }} />;
}

let ssr: typeof import('../../gatsby-ssr');

beforeAll(() => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  const languages = published.map(({ code }) => [code, fonts]);
  Object.assign(globalThis, {
    PAGE_FILES: { client, deferred },
    LANGUAGE_FONTS: Object.fromEntries(languages),
  });
  ssr = require('../../gatsby-ssr');
});
afterAll(() => jest.restoreAllMocks());

/** The page as Gatsby builds it, in a wrapper of its router and with a note for screen readers. */
function render(content: ReactElement, pathname = '/about/', head: ReactNode[] = fromGatsby) {
  const page = {
    attributes: {} as Record<string, unknown>,
    body: '',
    head: [] as ReactNode[],
    post: [<script key="runtime" />] as ReactNode[],
  };
  const router = (
    <>
      <div style={{ outline: 'none' }} tabIndex={-1} id="gatsby-focus-wrapper">
        {content}
      </div>
      <div id="gatsby-announcer" style={{ position: 'absolute', top: 0 }} aria-live="assertive" />
    </>
  );
  const args: Partial<ReplaceRendererArgs & RenderBodyArgs & PreRenderHTMLArgs> = {
    bodyComponent: router,
    pathname,
    replaceBodyHTMLString: (body) => {
      page.body = body;
    },
    setHeadComponents: (components) => page.head.push(...components),
    setHtmlAttributes: (attributes) => {
      page.attributes = { ...attributes };
    },
    getHeadComponents: () => [...head, ...page.head],
    replaceHeadComponents: (components) => {
      page.head = [...components];
    },
    replacePostBodyComponents: (components) => {
      page.post = [...components];
    },
  };
  ssr.replaceRenderer?.(args as ReplaceRendererArgs, { plugins: [] });
  const finish = () => {
    ssr.onRenderBody?.(args as RenderBodyArgs, { plugins: [] });
    ssr.onPreRenderHTML?.(args as PreRenderHTMLArgs, { plugins: [] });
    return {
      attributes: page.attributes,
      head: renderToString(<head>{page.head}</head>),
      body: page.body + renderToString(<div>{page.post}</div>),
    };
  };
  return { finish };
}

const build = (...args: Parameters<typeof render>) => render(...args).finish();

const title = (
  <Helmet htmlAttributes={{ lang: 'en' }}>
    <title>About</title>
    <style>{'.own>b{}'}</style>
    <link rel="preload" as="image" href="/picture.avif" />
    <script type="application/ld+json">{'{}'}</script>
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
  );

/** The sources of a directive in a page's policy. */
function sources(head: string, directive: string): string[] {
  const [, policy = ''] =
    /http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(head) ?? [];
  const found = policy.replaceAll('&#x27;', "'").split('; ');
  return (
    found
      .find((one) => one.startsWith(`${directive} `))
      ?.split(' ')
      .slice(1) ?? []
  );
}

const hash = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

test('Pages rendered side by side each keep their own head', () => {
  const rendered = published.map((language) => ({
    language,
    ...render(
      <PageHead site={siteDataIn(language.code)} meta={wordsIn(language.code).about.meta} />,
    ),
  }));
  for (const { language, finish } of rendered) {
    const { attributes, head } = finish();
    const { code, direction } = language;
    expect(attributes).toMatchObject({ lang: code, dir: direction });
    expect(head).toContain(`>${wordsIn(code).about.meta.title}</title>`);
    expect(head).toContain('<link rel="icon" href="/icons/192.png" type="image/png"/>');
    expect(head).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch.png"/>');
    expect(head).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
    expect(head).not.toMatch(/ (href|src)="(https?:)?\/\//);
    expect(head.match(/name="theme-color"/g)).toHaveLength(2);
    expect(head).not.toContain('/admin/');
    expect(head.match(/<title/g)).toHaveLength(1);
  }
});

test("Every page names its script once, and has nothing of Gatsby's runtime and router", () => {
  for (const { head, body } of [plain(), deferring()]) {
    expect(head.match(/<script[^>]*>/g)).toEqual([
      '<script type="application/ld+json">',
      `<script data-client="${client}">`,
    ]);
    expect(head).not.toContain('generator');
    expect(body).not.toMatch(/<script|style=|tabindex|gatsby-announcer/);
    expect(body).toContain('<div id="gatsby-focus-wrapper"><main>');
  }
});

test('The styles for content below the fold are linked there, or in the head of a page without', () => {
  const link = `<link rel="stylesheet" href="${deferred}" fetchpriority="low"/>`;
  for (const { page, isLinked } of [
    { page: deferring(), isLinked: true },
    { page: plain(), isLinked: false },
  ]) {
    expect(page.head).toContain('.first{}');
    expect(page.body.includes(link)).toBe(isLinked);
    expect(page.head.includes('.deferred{}')).toBe(!isLinked);
  }
});

test('Fonts and pictures are preloaded first, then comes the policy, then what it governs', () => {
  const { head } = deferring();
  const preload =
    '<link rel="preload" href="/fonts/a.woff2" as="font" type="font/woff2" crossorigin=""/>';
  const order = [preload, '/picture.avif', 'Content-Security-Policy', '<style', '<script'];
  const found = order.map((text) => head.indexOf(text));
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  expect(Math.min(...found)).toBeGreaterThanOrEqual(0);
});

test("The page's own rules follow Gatsby's in one sheet, and the policy allows only what is in the page", () => {
  const own = `${fonts.css}.own>b{}`;
  // With their addresses, by which webpack finds them loaded.
  const sheet = `<style data-href="/styles.1.css">.first{}${own}</style>`;
  expect(deferring().head).toContain(sheet);
  expect(plain().head).toContain(`${sheet}<style data-href="${deferred}">.deferred{}</style>`);
  expect(sources(deferring().head, 'script-src')).toEqual(["'self'", hash('bootScript()')]);
  expect(sources(deferring().head, 'style-src')).toEqual(["'self'", hash(`.first{}${own}`)]);
  expect(sources(plain().head, 'style-src')).toEqual([
    ...sources(deferring().head, 'style-src'),
    hash('.deferred{}'),
  ]);
  expect(plain().head).not.toMatch(/unsafe|https:\/\//);
});

const script = <script key="runtime">{'run()'}</script>;

test.each([
  [
    'a style attribute',
    () => build(<main style={{ color: 'red' }}>{title}</main>),
    '/about/ has an element that its policy refuses, <main style="color:red">',
  ],
  [
    'an inline script',
    () =>
      build(
        <main>
          {title}
          {script}
        </main>,
      ),
    '/about/ has an element that its policy refuses, <script>',
  ],
  [
    'a language without fonts',
    () => build(<main>No language</main>),
    'a page is in "undefined", a language without fonts',
  ],
  [
    'an unknown script in the head',
    () => build(<main>{title}</main>, '/', [...fromGatsby, script]),
    'Gatsby or a plugin adds <script> with key "runtime"',
  ],
  [
    'no styles',
    () => build(<main>{title}</main>, '/', []),
    'Gatsby no longer adds <style data-href="…">',
  ],
])('A page with %s stops the build', (_, page, message) => {
  expect(page).toThrow(`src/pipeline/builtPage.tsx: ${message}.`);
});
