import { render, screen } from '@testing-library/react';
import { Values } from '../../../src/components/about/Values';
import { words } from '../../samples';

test('The section has its own name and words', () => {
  const { value } = words.page.about;
  render(<Values words={value} />);
  expect(screen.getByRole('region', { name: value.title })).toHaveTextContent(value.text);
});
