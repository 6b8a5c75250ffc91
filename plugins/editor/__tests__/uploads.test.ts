/** The checks of pictures before a save, where they are saved already. */
import { goneProblems, nameProblems, pictureProblems } from '../src/uploads';
import './useTinySite';

const upload = 'blob:upload';
const pictureOf = (text: string) => new Blob([text], { type: 'image/webp' });
const form = (file: string) => ({ slides: [{ file }] });
const saved = form('/pictures/new.webp');
const isUnknown = () => false;
const reading = (picture: Blob | undefined) => () => Promise.resolve(picture);

beforeAll(() => {
  // jsdom has none of these.
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
  Object.assign(globalThis, { fetch: async () => ({ blob: async () => pictureOf('new') }) });
  Object.assign(Blob.prototype, {
    arrayBuffer(this: Blob) {
      return new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result);
        reader.readAsArrayBuffer(this);
      });
    },
  });
});

test.each([
  ['nothing', undefined, 0],
  ['the same picture, which a save has written that failed', pictureOf('new'), 0],
  ['another picture', pictureOf('old'), 1],
  ['another picture of the same size', pictureOf('net'), 1],
  ['a picture of which the service sends only the name', pictureOf(''), 1],
])('An upload replaces no other picture: there is %s', async (_, existing, count) => {
  const read = reading(existing);
  expect(await nameProblems('firm', form(upload), saved, isUnknown, read)).toHaveLength(count);
});

test('A picture that is there is not gone, also if the CMS does not know it', async () => {
  const problems = (existing: Blob | undefined, isKnown: boolean) =>
    goneProblems('firm', saved, saved, () => isKnown, reading(existing));
  expect(await problems(pictureOf('new'), false)).toEqual([]);
  expect(await problems(pictureOf(''), false)).toEqual([]);
  expect(await problems(undefined, true)).toEqual([]);
  expect(await problems(undefined, false)).toEqual([
    {
      key: 'slides[0].file',
      text: expect.stringContaining('content/pictures/new.webp no longer exists'),
    },
  ]);
});

test('A new picture leaves memory after its check', async () => {
  const open = new Set<string>();
  Object.assign(URL, {
    createObjectURL: () => {
      open.add('blob:check');
      return 'blob:check';
    },
    revokeObjectURL: (address: string) => open.delete(address),
  });
  const isDecoded = jest.fn(() => Promise.resolve());
  Object.assign(HTMLImageElement.prototype, { decode: isDecoded });
  await pictureProblems('firm', saved, [], reading(pictureOf('new')), () => undefined);
  expect(isDecoded).toHaveBeenCalledTimes(1);
  expect([...open]).toEqual([]);

  // One that was removed and is brought back, as when the form was opened, is not checked, as in a save.
  await pictureProblems('firm', saved, [{}, saved], reading(pictureOf('new')), () => undefined);
  expect(isDecoded).toHaveBeenCalledTimes(1);
});
