import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ComponentClass, createElement } from 'react';
import { FocalPoint } from '../../src/cms/FocalPoint';
import type { FieldProps } from '../../src/cms/languages/translationNote';
import type { About } from '../../src/model/model';
import { mapOf } from './editor';

Object.assign(window, { h: createElement });
// jsdom has neither.
window.fetch = async () => ({ blob: async () => new Blob() }) as Response;
Object.assign(URL, { createObjectURL: () => 'blob:copy', revokeObjectURL: () => undefined });

const Field = FocalPoint as ComponentClass<FieldProps>;
const onChange = jest.fn();
beforeEach(() => onChange.mockClear());

const picture = (name: string, focus?: string) => ({
  file: `/pictures/${name}.jpg`,
  focus,
  alt: {},
});
const before = { collage: [picture('a', '20% 75%'), picture('b')], team: picture('team') };

/** The first picture's field, in a form with these pictures. */
function fieldIn(data: Pick<About, 'collage' | 'team'>, place = 0) {
  const props = {
    value: data.collage[place]?.focus,
    field: mapOf({ label: 'Focal point' }),
    entry: mapOf({ data }),
    keyPath: `collage.${place}.focus`,
    getAsset: () => ({ url: 'blob:asset' }),
    onChange,
  };
  return createElement(Field, props as unknown as FieldProps);
}

const loaded = () => act(() => new Promise((done) => setTimeout(done)));

/** With its picture loaded. */
async function show(field: ReturnType<typeof fieldIn>) {
  const { container, rerender } = render(field);
  await loaded();
  const showAgain = async (changed: typeof field) => {
    rerender(changed);
    await loaded();
  };
  return { container, showAgain };
}

const sliders = () =>
  screen.getAllByRole('slider').map((slider) => (slider as HTMLInputElement).value);
const press = (key: string) => fireEvent.keyDown(screen.getByLabelText('From the left'), { key });

test('The point is on the picture, where the content says', async () => {
  const { container } = await show(fieldIn(before));
  await waitFor(() => expect(container.querySelector('img')).toHaveAttribute('src', 'blob:copy'));
  expect(sliders()).toEqual(['20', '75']);
});

test('Without one it is slightly above the middle, and there is nothing to reset', async () => {
  await show(fieldIn(before, 1));
  expect(sliders()).toEqual(['50', '40']);
  expect(screen.getByRole('button', { name: 'Reset' })).toBeDisabled();
});

test('Each arrow key moves it that way, but not out of the picture', async () => {
  await show(fieldIn({ ...before, collage: [picture('a', '0% 50%')] }));
  for (const key of ['ArrowRight', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'Tab']) press(key);
  expect(onChange.mock.calls).toEqual([['1% 50%'], ['0% 49%'], ['0% 51%'], ['0% 50%']]);
});

test('A click moves it to that place', async () => {
  const { container } = await show(fieldIn(before));
  const image = container.querySelector('img') as HTMLImageElement;
  image.getBoundingClientRect = () => new DOMRect(100, 50, 200, 100);
  fireEvent.click(image, { clientX: 160, clientY: 60 });
  expect(onChange).toHaveBeenCalledWith('30% 10%');
});

test('It is reset by a button', async () => {
  await show(fieldIn(before));
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(onChange).toHaveBeenCalledWith('');
});

describe('When the picture', () => {
  const [first, second] = before.collage as [About['collage'][0], About['collage'][0]];

  test('is replaced, its point is reset', async () => {
    const { showAgain } = await show(fieldIn(before));
    // As the CMS does it: first there is none.
    await showAgain(fieldIn({ ...before, collage: [{ ...first, file: '' }, second] }));
    await showAgain(fieldIn({ ...before, collage: [{ ...first, file: 'blob:new' }, second] }));
    expect(onChange.mock.calls).toEqual([['']]);
  });

  test.each<[string, About['collage']]>([
    ['moves to another place', [second, { ...first, focus: '20% 75%' }]],
    ['changes places with one that has the same point', [{ ...second, focus: '20% 75%' }, first]],
    ['before it is removed', [{ ...second, focus: '20% 75%' }]],
    ['is another again, as changes were discarded', [{ ...picture('c', '1% 1%') }, second]],
    ['stays', [{ ...first }, { ...second, file: '/pictures/c.jpg' }]],
  ])('%s, points stay as they are', async (_, collage) => {
    const { showAgain } = await show(fieldIn(before));
    await showAgain(fieldIn({ ...before, collage }));
    expect(onChange).not.toHaveBeenCalled();
  });

  test('is saved, and gets its name, its point stays', async () => {
    const uploaded = { ...first, file: 'blob:new' };
    const { showAgain } = await show(fieldIn({ ...before, collage: [uploaded, second] }));
    await showAgain(fieldIn(before));
    expect(onChange).not.toHaveBeenCalled();
  });
});
