import { render, screen, within } from '@testing-library/react';
import { TextSection } from '../../../src/components/about/TextSection';
import { words } from '../../samples';

const { team } = words.page.about;

test('The heading names the section, which has a label and a text', () => {
  render(<TextSection words={team} id="team" />);
  const section = within(screen.getByRole('region', { name: team.title }));
  expect(section.getByRole('heading', { level: 2 })).toHaveTextContent(team.title);
  expect(section.getByText(team.label)).toBeInTheDocument();
  expect(section.getByText(team.text)).toBeInTheDocument();
});

test('Heading and text are revealed on scroll', () => {
  render(<TextSection words={team} id="team" />);
  expect(screen.getByRole('heading')).toHaveAttribute('data-reveal');
  expect(screen.getByText(team.text)).toHaveAttribute('data-reveal');
});

test('Children are below the text', () => {
  render(
    <TextSection words={team} id="team">
      <hr />
    </TextSection>,
  );
  const position = screen
    .getByText(team.text)
    .compareDocumentPosition(screen.getByRole('separator'));
  expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([undefined, {}, { label: '', title: '', text: '' }])(
  'Without words and children there is no section (%j)',
  (none) => {
    const { container } = render(<TextSection words={none} id="team" />);
    expect(container).toBeEmptyDOMElement();
  },
);

test('Children without words have no empty heading or landmark', () => {
  render(
    <TextSection id="team">
      <hr />
    </TextSection>,
  );
  expect(screen.getByRole('separator')).toBeInTheDocument();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test.each([
  ['Team', 'Half of us have been to sea', null],
  ['Unternehmensphilosophie', 'Geschwindigkeitsmessung', '14'],
])('With the label %s and the heading %s, long words have room', (label, title, word) => {
  render(<TextSection words={{ ...team, label, title }} id="team" />);
  expect(screen.getByRole('heading').getAttribute('data-word')).toBe(word);
  expect(screen.getByText(label).hasAttribute('data-long')).toBe(word !== null);
});
