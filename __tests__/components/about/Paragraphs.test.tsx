import { render, screen } from '@testing-library/react';
import { Paragraphs } from '../../../src/components/about/Paragraphs';

test('One paragraph is a <p> with the class', () => {
  const { container } = render(<Paragraphs text="One line." className="text" data-reveal />);
  expect(container.innerHTML).toBe('<p class="text" data-reveal="true">One line.</p>');
});

test('Several paragraphs are revealed together', () => {
  render(<Paragraphs text={'First.\n\nSecond.\n\nSecond.'} className="text" data-reveal />);
  const paragraphs = screen.getAllByRole('paragraph');
  expect(paragraphs.map(({ textContent }) => textContent)).toEqual([
    'First.',
    'Second.',
    'Second.',
  ]);
  expect(paragraphs.map((one) => one.hasAttribute('data-reveal'))).toEqual([false, false, false]);
  expect(paragraphs[0]?.parentElement).toHaveClass('text');
  expect(paragraphs[0]?.parentElement).toHaveAttribute('data-reveal', 'true');
});
