import { readFileSync } from 'node:fs';
import { render, screen, waitFor } from '@testing-library/react';
import { Collage } from '../../../src/components/about/Collage';
import { noPicture, picturesIn } from '../../samples';

const { collage: pictures } = picturesIn('en');
const descriptions = pictures.map(({ alt }) => alt);

test('Six pictures are in a list, each with its own description', () => {
  render(<Collage pictures={pictures} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  const images = screen.getAllByRole('img');
  expect(images.map((image) => image.getAttribute('alt'))).toEqual(descriptions);
  expect(images.map((image) => image.getAttribute('src'))).toEqual(
    descriptions.map((_, place) => `/collage-${place}.jpg`),
  );
});

test('The first two pictures, above the fold, load immediately; the others are lazy', () => {
  render(<Collage pictures={pictures} />);
  const loading = screen.getAllByRole('img').map((image) => image.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'eager', 'lazy', 'lazy', 'lazy', 'lazy']);
});

test('The first two are preloaded in the newest format', async () => {
  render(<Collage pictures={pictures} />);
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
  render(<Collage pictures={holed} />);
  const [, second, third, , , sixth] = screen.getAllByRole('listitem');
  expect(second).toBeEmptyDOMElement();
  expect(third).toContainElement(screen.getByRole('img', { name: descriptions[2] }));
  expect(sixth).toBeEmptyDOMElement();
});

/** Columns of each of the six pictures, of twelve, as the stylesheet lists them: narrow screens, then wide. */
function columnsInStylesheet(): number[] {
  const css = readFileSync('src/components/about/Collage.module.css', 'utf8');
  const areas = css.matchAll(/grid-area: \d+ \/ (\d+) \/ \d+ \/ (\d+)/g);
  return [...areas].map(([, from, to]) => Number(to) - Number(from));
}

test('The sizes attribute of each picture matches the stylesheet', () => {
  const { container } = render(<Collage pictures={pictures} />);
  const sources = [...container.querySelectorAll('source:first-child')];
  const sizes = sources.map((source) => source.getAttribute('sizes') ?? '');
  const narrow = sizes.map((size) => Number(/, (\d+)vw$/.exec(size)?.[1]));
  const wide = sizes.map((size) => Number(/\(min-width: 48rem\) (\d+)vw/.exec(size)?.[1]));
  const columns = columnsInStylesheet();
  expect(narrow).toEqual(columns.slice(0, 6).map((count) => Math.round((count / 12) * 100)));
  // The page's gutters take 9 % of a wide screen.
  expect(wide).toEqual(columns.slice(6).map((count) => Math.round((count / 12) * 91)));
});
