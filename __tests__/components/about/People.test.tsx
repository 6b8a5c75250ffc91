import { render, screen, within } from '@testing-library/react';
import { People } from '../../../src/components/about/People';
import { pictureOf } from '../../tools/samples';

const eleni = {
  name: 'Eleni Papadopoulou',
  role: 'Port planner',
  line: 'She has piloted ships for nine years.',
  portrait: pictureOf('eleni', ''),
};
const jonas = { name: 'Jonas Müller', role: 'Engineer', line: null, portrait: null };

test('People are a list, in order, with name, role and sentence', () => {
  render(<People people={[eleni, jonas]} />);
  const items = screen.getAllByRole('listitem').map((item) =>
    within(item)
      .getAllByRole('paragraph')
      .map(({ textContent }) => textContent),
  );
  expect(items).toEqual([
    ['Eleni Papadopoulou', 'Port planner', 'She has piloted ships for nine years.'],
    ['Jonas Müller', 'Engineer'],
  ]);
});

test('A portrait loads lazily, and screen readers hear only the name next to it', () => {
  const { container } = render(<People people={[eleni, jonas]} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  const images = [...container.querySelectorAll('img')];
  expect(images).toHaveLength(1);
  expect(images[0]).toHaveAttribute('alt', '');
  expect(images[0]).toHaveAttribute('loading', 'lazy');
  expect(images[0]).toHaveAttribute('src', '/eleni.jpg');
});
