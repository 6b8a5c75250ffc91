import { render, screen, waitFor } from '@testing-library/react';
import { Collage } from '../../../src/components/about/Collage';
import { look, noPicture, pictureOf, picturesIn } from '../../tools/samples';

const { collage: pictures } = picturesIn('en');
const descriptions = pictures.map(({ alt }) => alt);

test('The first two pictures, above the fold, load immediately; the others are lazy', () => {
  render(<Collage places={look.collage} pictures={pictures} />);
  const loading = screen.getAllByRole('img').map((image) => image.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'eager', 'lazy', 'lazy', 'lazy', 'lazy']);
});

test('The first two are preloaded in the newest format', async () => {
  render(<Collage places={look.collage} pictures={pictures} />);
  const preloads = () => [...document.head.querySelectorAll('link[rel=preload][as=image]')];
  await waitFor(() => expect(preloads()).toHaveLength(2));
  const files = preloads().map((link) => [
    link.getAttribute('type'),
    link.getAttribute('imagesrcset'),
  ]);
  expect(files).toEqual([
    ['image/avif', '/collage-0-320.avif 320w,/collage-0.avif 1600w'],
    ['image/avif', '/collage-1-320.avif 320w,/collage-1.avif 1600w'],
  ]);
  const images = screen.getAllByRole('img').slice(0, 2);
  const sizes = images.map((image) => image.previousElementSibling?.getAttribute('sizes'));
  expect(preloads().map((link) => link.getAttribute('imagesizes'))).toEqual(sizes);
});

test('A missing picture leaves its place empty and does not move the others', () => {
  const [first, , ...others] = pictures;
  const holed = [first ?? noPicture, noPicture, ...others.slice(0, 3)];
  render(<Collage places={look.collage} pictures={holed} />);
  const [, second, third, , , sixth] = screen.getAllByRole('listitem');
  expect(second).toBeEmptyDOMElement();
  expect(third).toContainElement(screen.getByRole('img', { name: descriptions[2] }));
  expect(sixth).toBeEmptyDOMElement();
});

const sizesOf = (picture: Queries.PictureFragment, index: number) => {
  const { container } = render(<Collage places={look.collage} pictures={Array(6).fill(picture)} />);
  return [...container.querySelectorAll('source:first-child')][index]?.getAttribute('sizes');
};

test('A picture in the shape of its place is as wide as the place, and a bit wider on wide screens', () => {
  // The sample's pictures are 4:3, as the third place on wide screens.
  expect(sizesOf(pictureOf('sample'), 2)).toBe(
    '(min-width: 92rem) 29rem, (min-width: 48rem) 32vw, 67vw',
  );
});

test('A picture wider than its place needs a wider file, as it is cut at the sides', () => {
  // The second place is 4:5 on wide screens and 5:6 on narrow ones.
  expect(sizesOf(pictureOf('sample'), 1)).toBe(
    '(min-width: 92rem) 48rem, (min-width: 48rem) 53vw, 67vw',
  );
});
