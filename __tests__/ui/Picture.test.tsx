import { render, screen } from '@testing-library/react';
import { Picture } from '../../src/ui/Picture';
import { noPicture, pictureOf } from '../tools/samples';

const sizes = '(min-width: 48rem) 50vw, 100vw';

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

test('No colour shows through a transparent picture; a file that is not a picture renders nothing', () => {
  render(<Picture picture={{ ...pictureOf('logo', 'A logo'), isOpaque: false }} sizes={sizes} />);
  expect(screen.getByRole('img', { name: 'A logo' })).not.toHaveAttribute('class');
  const { container } = render(<Picture picture={noPicture} sizes={sizes} />);
  expect(container).toBeEmptyDOMElement();
});
