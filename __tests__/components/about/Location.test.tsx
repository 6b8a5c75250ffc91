import { render, screen, within } from '@testing-library/react';
import { Location } from '../../../src/components/about/Location';
import { preferStillness } from '../../browserFeatures';
import { company, words } from '../../samples';

const { map } = words.page.about;
const name = map.slides.join('. ');

beforeEach(() => {
  preferStillness(true);
  const language = { code: 'fr', mapLanguage: 'en' };
  render(<Location words={map} siteWords={words.site} company={company} language={language} />);
});

test('The phrases name the section', () => {
  const section = within(screen.getByRole('region', { name }));
  expect(section.getByRole('heading', { level: 2, name })).toBeInTheDocument();
  expect(section.getByText(map.description)).toHaveAttribute('data-reveal');
});

test('There is a map for each width, described alike, in the language its labels are drawn in', () => {
  const images = screen.getAllByRole('img', { name: map.picture });
  const sources = images.map((image) => image.getAttribute('src'));
  expect(sources).toEqual(['/map/narrow.en.svg', '/map/wide.en.svg']);
  expect(screen.getAllByText(words.site.mapCredit)).toHaveLength(2);
});

test('The office can be reached in three ways', () => {
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([company.mapsUrl, company.phoneUri, `mailto:${company.email}`]);
  expect(screen.getByText(map.address)).toBeInTheDocument();
});
