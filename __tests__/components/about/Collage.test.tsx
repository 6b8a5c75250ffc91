import { render, screen } from '@testing-library/react';
import { Collage } from '../../../src/components/about/Collage';
import type { CollageSlot } from '../../../src/model/pictures';
import { noPicture, pictureOf, picturesIn } from '../../tools/samples';

const slots: CollageSlot[] = [
  { wide: [1, 2, 7, 5], narrow: [1, 1, 11, 7] },
  { wide: [8, 1, 4, 5], narrow: [2, 8, 5, 6] },
  { wide: [2, 7, 4, 3], narrow: [1, 14, 8, 4] },
  { wide: [6, 7, 3, 3], narrow: [7, 9, 6, 5] },
  { wide: [9, 6, 4, 5], narrow: [9, 14, 4, 4] },
  { wide: [1, 10, 8, 4], narrow: [2, 18, 11, 6] },
];

test('A missing picture, as while editing, leaves its place empty and does not move the others', () => {
  const [first = noPicture, , ...others] = picturesIn('en').collage;
  const pictures = [first, noPicture, ...others.slice(0, 3)];
  render(<Collage slots={slots} pictures={pictures} />);
  const [, second, third, , , sixth] = screen.getAllByRole('listitem');
  expect(second).toBeEmptyDOMElement();
  expect(third).toContainElement(screen.getByRole('img', { name: others[0]?.alt }));
  expect(sixth).toBeEmptyDOMElement();
});

// The sample's pictures are 4:3.
test.each([
  // As the third place on wide screens, where it is as wide as the place, and a bit wider on wide screens.
  [2, '(min-width: 92rem) 29rem, (min-width: 48rem) 32vw, 67vw'],
  // The second place is 4:5 on wide screens and 5:6 on narrow ones: the sides are cut off a wider file.
  [1, '(min-width: 92rem) 48rem, (min-width: 48rem) 53vw, 67vw'],
])('In place %i, a picture has the sizes that it needs there', (index, sizes) => {
  const pictures = Array(6).fill(pictureOf('sample'));
  const { container } = render(<Collage slots={slots} pictures={pictures} />);
  const sources = container.querySelectorAll('source:first-child');
  expect(sources[index]).toHaveAttribute('sizes', sizes);
});
