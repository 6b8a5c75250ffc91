/** The script of built pages. */
import '../tools/textCoding';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Island } from '../../src/islands/Island';
import { fakeViewport, setReducedMotion, settle } from '../tools/browserFeatures';
import { words } from '../tools/samples';

jest.mock('typed.js');

const { slides } = words.about.map;
const heading = (
  <Island name="TypedHeading" props={{ id: 'location', phrases: slides, pause: 'Pause' }} />
);
const suggestion = (
  <Island
    name="LanguageSuggestion"
    props={{ source: '/suggestions.json', language: 'en', path: '/about/' }}
  />
);
const arabic = { code: 'ar', isDefault: false, text: 'بالعربية', dismiss: 'لا' };
const fetchSuggestions = jest.fn(async () => ({ json: async () => [arabic] }));

let viewport: ReturnType<typeof fakeViewport>;

/** Opens the page as the build renders it, in a browser that prefers this language. */
function openPage(preferred = 'en') {
  document.documentElement.lang = 'en';
  const header = '<header><a hreflang="en">English</a><a hreflang="ar">العربية</a></header>';
  document.body.innerHTML = `${header}${renderToString(suggestion)}${renderToString(heading)}<p>Static</p>`;
  jest.spyOn(window.navigator, 'languages', 'get').mockReturnValue([preferred]);
  jest.isolateModules(() => require('../../src/client/index'));
  const [, island] = document.querySelectorAll('[data-island]');
  if (!island) throw new Error('The page has no island.');
  return island;
}

/** Waits for the client's chunks, which load in several steps. */
async function load() {
  for (let step = 0; step < 20; step += 1) await act(() => settle());
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-static-fallback');
  viewport = fakeViewport();
  setReducedMotion(false);
  fetchSuggestions.mockClear();
  Object.assign(window, { fetch: fetchSuggestions });
});
afterEach(() => jest.restoreAllMocks());

test('An island is hydrated once it is two screens away', async () => {
  const island = openPage();
  await load();
  expect(viewport.marginAround(island)).toBe('200%');
  const built = island.innerHTML;
  viewport.show(island);
  await load();
  const moving = island.querySelector('[data-moving]');
  if (moving) viewport.show(moving);
  await load();
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByRole('button', { name: 'Pause', pressed: true })).toBeInTheDocument();
  expect(built).toContain(slides[0]);
});

test('An island whose component throws keeps the built HTML, and the page is static', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const island = openPage();
  island.setAttribute('data-props', '{}');
  viewport.show(island);
  await load();
  expect(island).toHaveTextContent(slides[0] ?? '');
  expect(document.documentElement).toHaveAttribute('data-static-fallback');
});
