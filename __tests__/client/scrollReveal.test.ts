import { preferStillness } from '../browserFeatures';

const init = jest.fn();
const refreshHard = jest.fn();
let initScrollReveal: () => void;

function place(id: string, top: number): HTMLElement {
  const element = document.createElement('p');
  element.id = id;
  element.dataset.reveal = '';
  element.getBoundingClientRect = () => ({ top }) as DOMRect;
  document.body.append(element);
  return element;
}

const marked = () => [...document.querySelectorAll('[data-aos=rise]')].map(({ id }) => id);

beforeEach(() => {
  preferStillness(false);
  init.mockReset();
  refreshHard.mockReset();
  jest.resetModules();
  jest.doMock('aos', () => ({ init, refreshHard }));
  ({ initScrollReveal } = require('../../src/client/scrollReveal'));
  document.body.replaceChildren();
  place('above', -100);
  place('seen', 10);
  place('at the fold', window.innerHeight);
  place('below', window.innerHeight + 1);
  place('far below', window.innerHeight * 3);
});

test('Only what lies below the fold will rise: nothing that is seen may vanish first', () => {
  initScrollReveal();
  expect(marked()).toEqual(['below', 'far below']);
});

test('What is not meant to move stays as it is', () => {
  place('still', window.innerHeight * 2).removeAttribute('data-reveal');
  initScrollReveal();
  expect(marked()).not.toContain('still');
});

test('Everything is marked before the library looks for it, and rises once', () => {
  init.mockImplementation(() => expect(marked()).toHaveLength(2));
  initScrollReveal();
  expect(init).toHaveBeenCalledTimes(1);
  expect(init).toHaveBeenCalledWith(expect.objectContaining({ once: true }));
});

test('Motion that is allowed again starts once more, without a second scroll listener', () => {
  const change = preferStillness(true);
  initScrollReveal();
  change(false);
  change(true);
  refreshHard.mockImplementation(() => expect(marked()).toHaveLength(2));
  change(false);
  expect(init).toHaveBeenCalledTimes(1);
  expect(refreshHard).toHaveBeenCalledTimes(1);
});

test('When the library breaks, everything simply stands there', () => {
  init.mockImplementation(() => {
    throw new Error('aos');
  });
  initScrollReveal();
  expect(marked()).toEqual([]);
});

test('Nothing moves for a visitor who wants stillness', () => {
  preferStillness(true);
  initScrollReveal();
  expect(marked()).toEqual([]);
  expect(init).not.toHaveBeenCalled();
});

test('A visitor who comes to want stillness has everything in its place', () => {
  const change = preferStillness(false);
  initScrollReveal();
  change(true);
  expect(document.querySelectorAll('[data-aos]')).toHaveLength(0);
});
