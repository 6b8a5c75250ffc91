import { screen, within } from '@testing-library/react';
import AboutPage from '../../src/pages/about';
import { setReducedMotion } from '../tools/browserFeatures';
import { descriptionsIn } from '../tools/descriptions';
import { renderPage } from '../tools/renderPage';
import { localesOf, published, queryIn, wordsIn } from '../tools/samples';
import { sectionsIn } from '../tools/wordFiles';

describe.each(published)('The About page in $code', (language) => {
  beforeEach(() => {
    setReducedMotion(true);
    renderPage(AboutPage, queryIn(language.code));
  });

  test('shows every picture with its description', () => {
    const shown = screen.getAllByRole('img').map((image) => image.getAttribute('alt'));
    const { collage, sections, map } = descriptionsIn(language.code);
    // For each theme.
    expect(shown).toEqual([...collage, ...sections, map, map]);
    const [light] = screen.getAllByRole('img', { name: map });
    expect(light).toHaveAttribute('src', `/map/narrow.${language.code}.svg`);
  });
});

test('Sections without words are left out, and the others keep their order', () => {
  setReducedMotion(true);
  const [language] = published;
  if (!language) throw new Error('No language is published.');
  const words = wordsIn(language.code);
  const [first = '', second = '', ...others] = sectionsIn(words);
  Reflect.deleteProperty(words.about, first);
  Object.assign(words.about, { [second]: { label: '', title: '', text: '' } });
  const locales = localesOf(language.code, words);
  renderPage(AboutPage, { ...queryIn(language.code), locales });
  const ids = screen.getAllByRole('heading').map(({ id }) => id);
  expect(ids).toEqual(['', ...others, 'page-location']);
  expect(screen.getAllByRole('region')).toHaveLength(others.length + 1);
  for (const name of descriptionsIn(language.code).sections)
    expect(screen.getByRole('img', { name })).toBeVisible();
});

test('People are in the team section, also if it has no words', () => {
  setReducedMotion(true);
  const [language] = published;
  if (!language) throw new Error('No language is published.');
  const people = [{ name: 'Eleni', role: 'Port planner', line: null, portrait: null }];
  const data = queryIn(language.code);
  Object.assign(data.pageData.pictures, { people });
  const words = wordsIn(language.code);
  const { title } = words.about.team;
  const { unmount } = renderPage(AboutPage, data);
  const team = screen.getByRole('region', { name: title });
  expect(within(team).getByRole('listitem')).toHaveTextContent('EleniPort planner');
  unmount();
  Reflect.deleteProperty(words.about, 'team');
  renderPage(AboutPage, { ...data, locales: localesOf(language.code, words) });
  expect(screen.getByText('Port planner')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
});
