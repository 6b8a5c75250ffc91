import { fitLogo } from '../../../src/cms/preview/fitLogo';

function shown(naturalWidth: number, naturalHeight: number) {
  document.body.innerHTML = '<a><img alt="" height="40"><bdi>Example</bdi></a>';
  const image = document.querySelector('img') ?? new Image();
  Object.defineProperties(image, {
    naturalWidth: { value: naturalWidth },
    naturalHeight: { value: naturalHeight },
  });
  fitLogo(image);
  return {
    size: [image.getAttribute('width'), image.getAttribute('height')],
    hasName: !document.querySelector('bdi')?.hidden,
  };
}

test('A new logo has the size and the name beside it that it will have on the page', () => {
  expect(shown(1000, 200)).toEqual({ size: ['150', '30'], hasName: false });
  expect(shown(300, 300)).toEqual({ size: ['44', '44'], hasName: true });
  expect(shown(60, 160)).toEqual({ size: ['17', '44'], hasName: true });
});
