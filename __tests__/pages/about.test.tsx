import { screen, within } from '@testing-library/react';
import AboutPage from '../../src/pages/about';
import { setReducedMotion, settle } from '../browserFeatures';
import { descriptionsIn } from '../descriptions';
import { renderPage } from '../renderPage';
import { localesOf, picturesIn, published, queryIn, wordsIn } from '../samples';

const dataIn = (
  language: (typeof published)[number],
  liveMap: 'automatic' | 'onRequest' = 'automatic',
) => ({
  ...queryIn(language.code, { liveMap }),
  pictures: picturesIn(language.code),
});

const renderAbout = (...args: Parameters<typeof dataIn>) => renderPage(AboutPage, dataIn(...args));

describe.each(published)('The About page in $code', (language) => {
  beforeEach(() => {
    setReducedMotion(true);
    renderAbout(language);
  });

  test('shows every picture with its description', () => {
    const shown = screen.getAllByRole('img').map((image) => image.getAttribute('alt'));
    const { collage, team, map } = descriptionsIn(language.code);
    // For each theme.
    expect(shown).toEqual([...collage, team, map, map]);
    expect(screen.getByRole('img', { name: team })).toHaveAttribute('src', '/team.jpg');
    const [light] = screen.getAllByRole('img', { name: map });
    expect(light).toHaveAttribute('src', `/map/narrow.${language.code}.svg`);
  });
});

test('Sections without words are left out, and the others keep their order', () => {
  setReducedMotion(true);
  const [language] = published;
  if (!language) throw new Error('No language is published.');
  const words = wordsIn(language.code);
  Reflect.deleteProperty(words.about, 'mission');
  Object.assign(words.about, { team: { label: '', title: '', text: '' } });
  const locales = localesOf(language.code, words);
  renderPage(AboutPage, { ...dataIn(language), locales });
  expect(screen.getAllByRole('heading').map(({ id }) => id)).toEqual(['', 'value', 'location']);
  expect(screen.getAllByRole('region')).toHaveLength(2);
  expect(screen.getByRole('img', { name: descriptionsIn(language.code).team })).toBeVisible();
});

test('People are in the team section, also if it has no words', () => {
  setReducedMotion(true);
  const [language] = published;
  if (!language) throw new Error('No language is published.');
  const people = [{ name: 'Eleni', role: 'Port planner', line: null, portrait: null }];
  const data = { ...dataIn(language), pictures: { ...picturesIn(language.code), people } };
  const words = wordsIn(language.code);
  const { unmount } = renderPage(AboutPage, data);
  const team = screen.getByRole('region', { name: words.about.team.title });
  expect(within(team).getByRole('listitem')).toHaveTextContent('EleniPort planner');
  unmount();
  Reflect.deleteProperty(words.about, 'team');
  renderPage(AboutPage, { ...data, locales: localesOf(language.code, words) });
  expect(screen.getByText('Port planner')).toBeInTheDocument();
  expect(screen.getAllByRole('heading').map(({ id }) => id)).toEqual([
    '',
    'mission',
    'value',
    'location',
  ]);
});

describe('With a map token', () => {
  beforeEach(() => {
    setReducedMotion(true);
    process.env.GATSBY_MAPBOX_TOKEN = 'pk.test';
  });
  afterEach(() => {
    delete process.env.GATSBY_MAPBOX_TOKEN;
  });

  test.each([
    ['automatic', false],
    ['onRequest', true],
  ] as const)('the map loads as the site is set: %s', async (liveMap, asksFirst) => {
    const [language] = published;
    if (!language) throw new Error('The sample has a language.');
    const { container } = renderAbout(language, liveMap);
    const islands = [...container.querySelectorAll<HTMLElement>('[data-island="LiveMap"]')];
    const props = islands.map(({ dataset }) => JSON.parse(dataset.props ?? ''));
    expect(props.map(({ consent }) => consent !== undefined)).toEqual([asksFirst]);
    await settle();
  });
});
