import { screen, waitFor, within } from '@testing-library/react';
import { parseMarkdown } from '../../src/model/markdown';
import type { Shell } from '../../src/model/viewData';
import ImprintPage from '../../src/pages/imprint';
import PrivacyPage from '../../src/pages/privacy';
import { linksIn, renderPage } from '../tools/renderPage';
import { queryIn } from '../tools/samples';

/** The imprint is in English and German, the privacy notice in German only. */
const dataIn = (code: string, text: string, changes: Partial<Shell> = {}) => ({
  ...queryIn(code, {
    legalPages: { imprint: ['en', 'de'], privacy: ['de'] },
    legalTexts: { imprint: parseMarkdown(text).nodes, privacy: parseMarkdown(text).nodes },
    ...changes,
  }),
});

beforeEach(() => document.head.replaceChildren());

test('The imprint has its name and its text', () => {
  const text =
    '## Galini\n\nAkti **Miaouli**\\\n[00](https://www.example.com)\nPiraeus\n\n---\n\n- one\n- two\n\n3. [first](/about/)\n\n[a](mailto:a@example.com) 03-000-0000';
  renderPage(ImprintPage, dataIn('de', text));
  const main = screen.getByRole('main');
  expect(within(main).getByRole('heading', { level: 1 })).toHaveTextContent('Impressum');
  expect(main.innerHTML).toContain(
    '<h2>Galini</h2>' +
      '<p>Akti <strong>Miaouli</strong><br><a href="https://www.example.com">00</a><br>Piraeus</p>' +
      '<hr><ul><li><p>one</p></li><li><p>two</p></li></ul>' +
      '<ol start="3"><li><p><a href="/about/" hreflang="en">first</a></p></li></ol>' +
      '<p><a href="mailto:a@example.com" dir="auto">a</a> <bdi class="unbroken" dir="ltr">03-000-0000</bdi></p>',
  );
});

test.each([
  ['## Galini\n\nAkti **Miaouli**, 00\nPiraeus\n\n- one', 'Galini Akti Miaouli, 00 Piraeus one'],
  [`${'word '.repeat(40)}`, `${'word '.repeat(31).trim()}…`],
  ['港'.repeat(200), `${'港'.repeat(159)}…`],
])('Search engines and shared links get the beginning of the text', async (text, expected) => {
  renderPage(ImprintPage, dataIn('de', text));
  await waitFor(() => expect(document.title).toBe('Impressum – Galini'));
  for (const name of ['[name="description"]', '[property="og:description"]'])
    expect(document.head.querySelector(name)).toHaveAttribute('content', expected);
});

test('Links lead to pages that exist: in this language, in the default one, or to the About page', () => {
  const { unmount } = renderPage(PrivacyPage, dataIn('de', 'Text'));
  expect(linksIn('navigation')).toEqual(['/about/', '/el/about/', '/de/privacy/', '/ar/about/']);
  expect(linksIn('contentinfo').slice(0, 2)).toEqual(['/de/imprint/', '/de/privacy/']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Datenschutz');
  unmount();
  renderPage(ImprintPage, dataIn('ar', 'Text'));
  const [imprint, privacy] = within(screen.getByRole('contentinfo')).getAllByRole('link');
  expect(imprint).toHaveAttribute('href', '/imprint/');
  expect(imprint).toHaveAttribute('hreflang', 'en');
  expect(privacy).not.toHaveAttribute('href', expect.stringContaining('privacy'));
});
