import { replacedPictures } from '../../../src/cms/preview/replacedPictures';

const lighthouse = {
  file: '/pictures/lighthouse.jpg',
  alt: { en: 'A lighthouse', de: 'Ein Turm' },
};
const rope = { file: '/pictures/rope.jpg', alt: { en: 'A rope', de: 'Ein Tau' } };
const saved = { collage: [lighthouse, rope], team: rope, map: { alt: { en: 'A map' } } };

const keysIn = (edited: object) =>
  replacedPictures(saved, { ...saved, ...edited }).map(({ key }) => key);

test('Nothing is to be checked in pictures that were only moved', () => {
  expect(keysIn({})).toEqual([]);
  expect(keysIn({ map: { ...saved.map, file: '' } })).toEqual([]);
  expect(keysIn({ collage: [rope, lighthouse], team: lighthouse })).toEqual([]);
});

test('The descriptions of a replaced picture are to be checked', () => {
  expect(keysIn({ collage: [{ ...lighthouse, file: 'blob:new' }, rope] })).toEqual(['collage[0]']);
  expect(keysIn({ team: { ...rope, file: lighthouse.file } })).toEqual(['team']);
  expect(keysIn({ map: { ...saved.map, file: 'blob:new' } })).toEqual(['map']);
});

test('They are to be checked until each of them is changed', () => {
  const half = { file: 'blob:new', alt: { ...lighthouse.alt, en: 'A quay' } };
  expect(keysIn({ collage: [half, rope] })).toEqual(['collage[0]']);
  const whole = { file: 'blob:new', alt: { en: 'A quay', de: 'Ein Kai' } };
  expect(keysIn({ collage: [whole, rope] })).toEqual([]);
});
