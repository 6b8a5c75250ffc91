import { render, screen } from '@testing-library/react';
import { Intro } from '../../../src/components/about/Intro';
import { words } from '../../samples';

test('The second intro is one paragraph, revealed on scroll', () => {
  const { text } = words.page.about.intro;
  render(<Intro text={text} />);
  const paragraph = screen.getByRole('paragraph');
  expect(paragraph).toHaveTextContent(text);
  expect(paragraph).toHaveAttribute('data-reveal');
});
