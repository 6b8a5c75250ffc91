/** @jest-environment node */
import type { RenderBodyArgs, ReplaceRendererArgs } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { onRenderBody, replaceRenderer } from '../../gatsby-ssr';
import { PageHead } from '../../src/components/head/PageHead';
import { published, siteDataIn, wordsIn } from '../samples';

const fonts = { files: [], css: '' };
Object.assign(globalThis, {
  PAGE_FILES: { client: '/client.js', deferred: '/deferred.css' },
  LANGUAGE_FONTS: Object.fromEntries(published.map(({ code }) => [code, fonts])),
});

/** What Gatsby is given for a page. */
function renderPage(bodyComponent: ReactElement, pathname = '/about/') {
  const page = {
    body: '',
    head: '',
    html: {} as Record<string, unknown>,
  };
  const args: Partial<ReplaceRendererArgs & RenderBodyArgs> = {
    bodyComponent,
    pathname,
    replaceBodyHTMLString: (body) => {
      page.body = body;
    },
    setHeadComponents: (components) => {
      page.head += renderToString(<head>{components as ReactNode}</head>);
    },
    setHtmlAttributes: (attributes) => {
      page.html = { ...attributes };
    },
  };
  replaceRenderer?.(args as ReplaceRendererArgs, { plugins: [] });
  return { page, finish: () => onRenderBody?.(args as RenderBodyArgs, { plugins: [] }) };
}

test('Pages rendered side by side each keep their own head', () => {
  const rendered = published.map((language) => ({
    language,
    ...renderPage(
      <PageHead site={siteDataIn(language.code)} meta={wordsIn(language.code).about.meta} />,
    ),
  }));
  for (const { language, page, finish } of rendered) {
    expect(page.head).not.toContain('whole-fonts');
    finish();
    const { code, direction } = language;
    expect(page.html).toMatchObject({ lang: code, dir: direction });
    expect(page.head).toContain(`>${wordsIn(code).about.meta.title}</title>`);
    expect(page.head).toContain('<link rel="icon" href="/icon.svg" type="image/svg+xml"/>');
    expect(page.head).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch.png"/>');
    expect(page.head).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
    expect(page.head).not.toMatch(/ (href|src)="(https?:)?\/\//);
    expect(page.head.match(/name="theme-color"/g)).toHaveLength(2);
    expect(page.head).toContain('<link rel="stylesheet" href="/whole-fonts/index.css"/>');
    expect(page.head).toContain('<script>bootScript()</script>');
    expect(page.head.match(/<title/g)).toHaveLength(1);
  }
});

test('No letter breaks, however long the page', () => {
  const text = 'Ελληνικά العربية '.repeat(1000);
  const content = (
    <p>
      <Helmet htmlAttributes={{ lang: 'en' }} />
      {text}
    </p>
  );
  expect(renderPage(content).page.body).toBe(`<p>${text}</p>`);
});
