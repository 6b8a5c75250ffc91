import { render, screen } from '@testing-library/react';
import { Team } from '../../../src/components/about/Team';
import { words } from '../../samples';

test('The section has its own name and words', () => {
  const { team } = words.page.about;
  render(<Team words={team} />);
  expect(screen.getByRole('region', { name: team.title })).toHaveTextContent(team.text);
});
