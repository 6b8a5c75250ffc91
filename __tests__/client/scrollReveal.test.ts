import { setReducedMotion } from '../browserFeatures';

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
  setReducedMotion(false);
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

test('Only elements below the fold are revealed, so that nothing visible disappears', () => {
  initScrollReveal();
  expect(marked()).toEqual(['below', 'far below']);
});

test('Elements without data-reveal are not marked', () => {
  place('still', window.innerHeight * 2).removeAttribute('data-reveal');
  initScrollReveal();
  expect(marked()).not.toContain('still');
});

test('Elements are marked before the library starts, and are revealed once', () => {
  init.mockImplementation(() => expect(marked()).toHaveLength(2));
  initScrollReveal();
  expect(init).toHaveBeenCalledTimes(1);
  expect(init).toHaveBeenCalledWith(expect.objectContaining({ once: true }));
});

test('When motion is allowed again, elements are revealed again, without a second scroll listener', () => {
  const change = setReducedMotion(true);
  initScrollReveal();
  change(false);
  change(true);
  refreshHard.mockImplementation(() => expect(marked()).toHaveLength(2));
  change(false);
  expect(init).toHaveBeenCalledTimes(1);
  expect(refreshHard).toHaveBeenCalledTimes(1);
});

test('When the library throws, everything is visible', () => {
  init.mockImplementation(() => {
    throw new Error('aos');
  });
  initScrollReveal();
  expect(marked()).toEqual([]);
});

test('Nothing is revealed on scroll with reduced motion', () => {
  setReducedMotion(true);
  initScrollReveal();
  expect(marked()).toEqual([]);
  expect(init).not.toHaveBeenCalled();
});

test('When motion becomes reduced, everything is visible', () => {
  const change = setReducedMotion(false);
  initScrollReveal();
  change(true);
  expect(document.querySelectorAll('[data-aos]')).toHaveLength(0);
});
