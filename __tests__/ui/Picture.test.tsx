import { render, screen, waitFor } from '@testing-library/react';
import { Picture } from '../../src/ui/Picture';
import { noPicture, pictureOf } from '../tools/samples';

const sizes = '(min-width: 48rem) 50vw, 100vw';
const sample = <Picture picture={pictureOf('sample', 'A lighthouse')} sizes={sizes} />;

test('The picture has an alternative text, a fallback file and its size in whole pixels', () => {
  const odd = pictureOf('sample', 'A lighthouse');
  Object.assign(odd.file?.childImageSharp?.gatsbyImageData ?? {}, { height: 1066.67 });
  render(<Picture picture={odd} sizes={sizes} />);
  const image = screen.getByRole('img', { name: 'A lighthouse' });
  expect(image).toHaveAttribute('src', '/sample.jpg');
  expect(image).toHaveAttribute('width', '1600');
  expect(image).toHaveAttribute('height', '1067');
});

test('Browsers without the newer formats load a medium size', () => {
  const inSizes = (srcSet: string) => {
    const sample = pictureOf('sample', '');
    Object.assign(sample.file?.childImageSharp?.gatsbyImageData.images.fallback ?? {}, { srcSet });
    return sample;
  };
  const srcSet = '/368.jpg 368w,\n/672.jpg 672w,\n/1120.jpg 1120w,\n/1600.jpg 1600w';
  const { rerender } = render(<Picture picture={inSizes(srcSet)} sizes={sizes} />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/1120.jpg');
  rerender(<Picture picture={inSizes('')} sizes={sizes} />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/sample.jpg');
});

test('Newer formats are listed first', () => {
  const { container } = render(sample);
  const sources = [...container.querySelectorAll('picture > source')];
  expect(sources.map((source) => source.getAttribute('type'))).toEqual([
    'image/avif',
    'image/webp',
  ]);
  expect(sources[0]).toHaveAttribute('srcset', '/sample-320.avif 320w,/sample.avif 1600w');
  for (const source of sources) expect(source).toHaveAttribute('sizes', sizes);
});

test('The picture loads lazily unless it is above the fold', () => {
  const { rerender } = render(sample);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('img')).not.toHaveAttribute('fetchpriority');
  rerender(<Picture picture={pictureOf('sample', '')} sizes={sizes} isAboveFold />);
  expect(screen.getByRole('presentation')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('presentation')).toHaveAttribute('fetchpriority', 'high');
});

test('A flat colour fills its place until it has loaded, without a style attribute', async () => {
  const { container } = render(sample);
  await waitFor(() => expect(document.head.querySelector('style')).not.toBeNull());
  expect(screen.getByRole('img')).toHaveStyle('background-color: #286878');
  expect(container.querySelector('[style]')).toBeNull();
});

test('No colour shows through a transparent picture', () => {
  render(<Picture picture={{ ...pictureOf('logo', 'A logo'), isOpaque: false }} sizes={sizes} />);
  expect(screen.getByRole('img', { name: 'A logo' })).not.toHaveAttribute('class');
});

test('Its focal point stays visible where it is cropped, without a style attribute', async () => {
  const focused = { ...pictureOf('sample', 'A lighthouse'), focus: '20% 75%' };
  const { container } = render(<Picture picture={focused} sizes={sizes} />);
  const image = screen.getByRole('img');
  await waitFor(() => expect(getComputedStyle(image).objectPosition).toBe('20% 75%'));
  expect(image).toHaveStyle('background-color: #286878');
  expect(container.querySelector('[style]')).toBeNull();
});

test('A file that is not a picture renders nothing', () => {
  const { container } = render(<Picture picture={noPicture} sizes={sizes} />);
  expect(container).toBeEmptyDOMElement();
});
