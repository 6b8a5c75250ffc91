import { render, screen, within } from '@testing-library/react';
import { Mission } from '../../../src/components/about/Mission';
import { pictureOf, words } from '../../samples';

const { mission } = words.page.about;

test('The section shows its words and the team picture', () => {
  render(<Mission words={mission} picture={pictureOf('team', 'Around a table')} />);
  const section = screen.getByRole('region', { name: mission.title });
  expect(section).toHaveTextContent(mission.text);
  const image = within(section).getByRole('img', { name: 'Around a table' });
  expect(image).toHaveAttribute('src', '/team.jpg');
});

test('The picture, far below the fold, loads lazily', () => {
  render(<Mission words={mission} picture={pictureOf('team', 'Around a table')} />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
});
