import { screen, waitFor, within } from '@testing-library/react';
import AOS from 'aos';
import AboutPage from '../../src/pages/about';
import { preferStillness, settle } from '../browserFeatures';
import { renderPage } from '../renderPage';
import { company, pictureOf, published, siteDataIn, wordsIn } from '../samples';

jest.mock('aos', () => ({ init: jest.fn() }));

const pictures = {
  collage: [0, 1, 2, 3, 4, 5].map((place) => pictureOf(`collage-${place}`)),
  team: pictureOf('team'),
};

const renderAbout = (language: (typeof published)[number]) =>
  renderPage(AboutPage, { ...siteDataIn(language), pictures });

describe.each(published)('The About page in $code', (language) => {
  const { about } = wordsIn(language.code).page;
  const slides = about.map.slides.join('. ');
  beforeEach(() => {
    preferStillness(true);
    renderAbout(language);
  });

  test('has one main heading, and its sections in order', () => {
    const { first, second, third } = about.title;
    const headings = screen.getAllByRole('heading').map(({ tagName }) => tagName);
    expect(headings).toEqual(['H1', 'H2', 'H2', 'H2', 'H2']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      `${first} ${second} ${third}`,
    );
    const sections = screen.getAllByRole('region').map((region) => {
      const id = region.getAttribute('aria-labelledby');
      return within(region).getByRole('heading').id === id && id;
    });
    expect(sections).toEqual(['mission', 'team', 'value', 'location']);
    for (const name of [about.mission.title, about.team.title, about.value.title, slides])
      expect(screen.getByRole('region', { name })).toBeInTheDocument();
  });

  test('shows both intros', () => {
    const main = within(screen.getByRole('main'));
    expect(main.getByText(about.title.intro)).toBeInTheDocument();
    expect(main.getByText(about.intro.text)).toBeInTheDocument();
  });

  test('shows every picture with its description', () => {
    const shown = screen.getAllByRole('img').map((image) => image.getAttribute('alt'));
    const { intro, mission, map } = about;
    expect(shown).toEqual([...intro.collage, mission.picture, map.picture, map.picture]);
    const team = screen.getByRole('img', { name: mission.picture });
    expect(team).toHaveAttribute('src', '/team.jpg');
    const [narrow] = screen.getAllByRole('img', { name: map.picture });
    expect(narrow).toHaveAttribute('src', `/map/narrow.${language.code}.svg`);
  });

  test('says how to reach the office', () => {
    const section = within(screen.getByRole('region', { name: slides }));
    const addresses = section.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual([company.mapsUrl, company.phoneUri, `mailto:${company.email}`]);
  });

  test('has title, description, language and direction', async () => {
    await waitFor(() => {
      expect(document.title).toBe(about.meta.title);
      const description = document.head.querySelector('meta[name=description]');
      expect(description).toHaveAttribute('content', about.meta.description);
      expect(document.documentElement).toHaveAttribute('lang', language.code);
      expect(document.documentElement).toHaveAttribute('dir', language.direction);
    });
  });
});

describe('What React leaves alone in visitors’ browsers', () => {
  const [language] = published;
  beforeEach(() => {
    if (language) renderAbout(language);
  });

  test('has names of its own, by which it is found again', () => {
    const names = [...document.querySelectorAll<HTMLElement>('[data-static]')].map(
      ({ dataset }) => dataset.static,
    );
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  });

  test('has no handlers: none would ever be called', () => {
    const handlers = [...document.querySelectorAll('[data-static], [data-static] *')].flatMap(
      handlersOf,
    );
    expect(handlers).toEqual([]);
  });

  test('nor has what it does not come for: they would be called late', () => {
    const elements = [...document.querySelectorAll('header, main *, footer')];
    const handlers = elements
      .filter((element) => !element.closest('[data-hydrate]'))
      .flatMap(handlersOf);
    expect(handlers).toEqual([]);
  });

  const handlersOf = (element: Element) =>
    Object.keys(propsOf(element)).filter((name) => /^on[A-Z]/.test(name));

  /** As React keeps them. */
  function propsOf(element: Element): object {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    if (!key) throw new Error('React keeps properties elsewhere by now.');
    return Reflect.get(element, key);
  }
});

describe('What lies below', () => {
  const [language] = published;
  beforeEach(() => {
    const below = { top: window.innerHeight + 1 } as DOMRect;
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(below);
  });
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['rises into view where motion is welcome', false],
    ['simply stands there where it is not', true],
  ])('%s', async (_, isStill) => {
    jest.mocked(AOS.init).mockClear();
    preferStillness(isStill);
    if (language) renderAbout(language);
    await settle();
    expect(AOS.init).toHaveBeenCalledTimes(isStill ? 0 : 1);
    expect(document.querySelectorAll('[data-aos]').length > 0).toBe(!isStill);
  });
});
