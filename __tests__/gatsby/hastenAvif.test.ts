/** @jest-environment node */
import sharp from 'sharp';
import { EFFORT, hastenAvif } from '../../src/gatsby/hastenAvif';

const picture = () =>
  sharp('__tests__/sample/content/pictures/paper-boats.jpg').resize({ width: 200 });

test('Pictures are packed with the chosen effort, where nobody asks for another', async () => {
  const wanted = await picture().avif({ quality: 45, effort: EFFORT }).toBuffer();
  const thorough = await picture().avif({ quality: 45, effort: 4 }).toBuffer();
  hastenAvif();
  const plain = await picture().avif({ quality: 45 }).toBuffer();
  expect(plain.equals(wanted)).toBe(true);
  expect(wanted.equals(thorough)).toBe(false);
  const asked = await picture().avif({ quality: 45, effort: 4 }).toBuffer();
  expect(asked.equals(thorough)).toBe(true);
});
