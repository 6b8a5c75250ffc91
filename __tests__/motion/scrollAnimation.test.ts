import AOS from 'aos';
import { startScrollAnimation, stopScrollAnimation } from '../../src/motion/scrollAnimation';

jest.mock('aos', () => ({ init: jest.fn() }));
const init = jest.mocked(AOS.init);

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
  init.mockReset();
  document.body.replaceChildren();
  place('above', -100);
  place('seen', 10);
  place('at the fold', window.innerHeight);
  place('below', window.innerHeight + 1);
  place('far below', window.innerHeight * 3);
});

test('Only what lies below the fold will rise: nothing that is seen may vanish first', () => {
  startScrollAnimation();
  expect(marked()).toEqual(['below', 'far below']);
});

test('What is not meant to move stays as it is', () => {
  place('still', window.innerHeight * 2).removeAttribute('data-reveal');
  startScrollAnimation();
  expect(marked()).not.toContain('still');
});

test('Everything is marked before the library looks for it, and rises once', () => {
  init.mockImplementation(() => expect(marked()).toHaveLength(2));
  startScrollAnimation();
  expect(init).toHaveBeenCalledTimes(1);
  expect(init).toHaveBeenCalledWith(expect.objectContaining({ once: true }));
});

test('When the library breaks, everything simply stands there', () => {
  init.mockImplementation(() => {
    throw new Error('aos');
  });
  startScrollAnimation();
  expect(marked()).toEqual([]);
});

test('When it is stopped, nothing stays hidden', () => {
  startScrollAnimation();
  stopScrollAnimation();
  expect(document.querySelectorAll('[data-aos]')).toHaveLength(0);
});
