import { render, screen } from '@testing-library/react';
import { Title } from '../../../src/components/about/Title';
import { words } from '../../samples';

const { title } = words.about;

test('The three lines are one first-level heading, with spaces between them', () => {
  render(<Title words={title} />);
  const name = `${title.first} ${title.second} ${title.third}`;
  expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument();
});

test('The second line alone is emphasised', () => {
  render(<Title words={title} />);
  expect(screen.getByRole('emphasis')).toHaveTextContent(title.second);
});
