import { render } from '@testing-library/react';
import { useScrollAnimation } from '../../src/motion/useScrollAnimation';
import { preferStillness, settle } from '../browserFeatures';

const init = jest.fn();

function Sample() {
  useScrollAnimation();
  return <p data-reveal>Below the fold</p>;
}

const marked = () => document.querySelectorAll('[data-aos]').length;

beforeEach(() => {
  document.body.replaceChildren();
  init.mockReset();
  // The library is loaded when it is needed: in each test anew.
  jest.resetModules();
  jest.doMock('aos', () => ({ init }));
  const below = { top: window.innerHeight + 1 } as DOMRect;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(below);
});
afterEach(() => jest.restoreAllMocks());

test('What lies below rises where motion is welcome', async () => {
  preferStillness(false);
  render(<Sample />);
  await settle();
  expect(marked()).toBe(1);
  expect(init).toHaveBeenCalledTimes(1);
});

test('Nothing stays hidden once the page is gone', async () => {
  preferStillness(false);
  document.body.innerHTML = '<p data-reveal>Beside the page</p>';
  const { unmount } = render(<Sample />);
  await settle();
  expect(marked()).toBe(2);
  unmount();
  await settle();
  expect(marked()).toBe(0);
});

test('Without the library, everything simply stands there', async () => {
  jest.doMock('aos', () => {
    throw new Error('offline');
  });
  preferStillness(false);
  render(<Sample />);
  await settle();
  expect(marked()).toBe(0);
});
