import { render, screen, within } from '@testing-library/react';
import { Paragraphs, Section } from '../../../src/components/about/Section';
import { pictureOf, words } from '../../tools/samples';

const { mission, team } = words.about;

test('The heading names the section, which has a label and a text', () => {
  render(<Section words={team} id="team" />);
  const section = within(screen.getByRole('region', { name: team.title }));
  const heading = section.getByRole('heading', { level: 2 });
  expect(heading).toHaveTextContent(team.title);
  // Shown, and spoken.
  expect(section.getAllByText(team.label)).toHaveLength(2);
  // Revealed on scroll.
  for (const element of [heading, section.getByText(team.text).parentElement])
    expect(element).toHaveAttribute('data-reveal');
});

test.each([undefined, {}, { label: '', title: '', text: '' }])(
  'Without words and children there is no section (%j)',
  (none) => {
    const { container } = render(<Section words={none} id="team" />);
    expect(container).toBeEmptyDOMElement();
  },
);

test('A picture and children without words have no empty heading or landmark', () => {
  render(
    <Section id="team" picture={pictureOf('table')}>
      <hr />
    </Section>,
  );
  expect(screen.getByRole('img')).toBeInTheDocument();
  expect(screen.getByRole('separator')).toBeInTheDocument();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('A section with a picture has its words, and the picture loads lazily', () => {
  render(<Section words={mission} id="mission" picture={pictureOf('table', 'Around a table')} />);
  const section = screen.getByRole('region', { name: mission.title });
  expect(section).toHaveTextContent(mission.text);
  const image = within(section).getByRole('img', { name: 'Around a table' });
  expect(image).toHaveAttribute('src', '/table.jpg');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('A blank line separates paragraphs', () => {
  render(<Paragraphs text={'First.\n\nSecond.\n\nSecond.'} />);
  const paragraphs = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  expect(paragraphs).toEqual(['First.', 'Second.', 'Second.']);
});
