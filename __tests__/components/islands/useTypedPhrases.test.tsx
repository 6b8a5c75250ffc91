import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { useTypedPhrases } from '../../../src/components/islands/useTypedPhrases';
import { fakeViewport, preferStillness, settle } from '../../browserFeatures';
import { FakeTyped } from '../../stand-ins/typed';

const phrases = ['First', 'Second'];

function Sample() {
  const ref = useRef<HTMLParagraphElement>(null);
  const { canPause, isPaused, toggle } = useTypedPhrases(ref, phrases);
  return (
    <>
      <p ref={ref}>{phrases[0]}</p>
      <button type="button" disabled={!canPause} onClick={toggle}>
        {isPaused ? 'resume' : 'pause'}
      </button>
    </>
  );
}

let viewport: ReturnType<typeof fakeViewport>;

beforeEach(() => {
  // The library is loaded when it is needed: in each test anew.
  jest.resetModules();
  jest.doMock('typed.js', () => FakeTyped);
  viewport = fakeViewport();
});
afterEach(() => {
  jest.restoreAllMocks();
  delete document.documentElement.dataset.staticFallback;
});

const element = () => screen.getByRole('paragraph');
const button = () => screen.getByRole('button');

async function renderInView() {
  const page = render(<Sample />);
  viewport.show(element());
  await settle();
  return page;
}

test('Typing begins when the phrases come into view', async () => {
  preferStillness(false);
  render(<Sample />);
  await settle();
  expect(element()).toHaveTextContent(/^First$/);
  expect(button()).toBeDisabled();
  viewport.show(element());
  await settle();
  expect(element()).toHaveTextContent(/^Firs$/);
  expect(button()).toBeEnabled();
});

test('Nothing moves for a visitor who wants stillness', async () => {
  preferStillness(true);
  await renderInView();
  expect(element()).toHaveTextContent(/^First$/);
  expect(button()).toBeDisabled();
});

test('A visitor who comes to want stillness has a whole phrase, and nothing to pause', async () => {
  const change = preferStillness(false);
  await renderInView();
  change(true);
  expect(element()).toHaveTextContent(/^First$/);
  expect(button()).toBeDisabled();
});

test('Paused, it rests with a whole phrase; resumed, the next one comes', async () => {
  preferStillness(false);
  await renderInView();
  for (const [whole, next] of [
    ['First', 'Secon'],
    ['Second', 'Firs'],
  ]) {
    await userEvent.click(button());
    expect(button()).toHaveTextContent('resume');
    expect(element()).toHaveTextContent(new RegExp(`^${whole}$`));
    await userEvent.click(button());
    await settle();
    expect(button()).toHaveTextContent('pause');
    expect(element()).toHaveTextContent(new RegExp(`^${next}$`));
  }
});

test('Typing does not begin for a visitor who has come to want stillness meanwhile', async () => {
  const change = preferStillness(false);
  render(<Sample />);
  viewport.show(element());
  change(true);
  await settle();
  expect(element()).toHaveTextContent(/^First$/);
});

test('A page that is left types no more', async () => {
  const destroy = jest.spyOn(FakeTyped.prototype, 'destroy');
  preferStillness(false);
  const { unmount } = await renderInView();
  expect(destroy).not.toHaveBeenCalled();
  unmount();
  expect(destroy).toHaveBeenCalledTimes(1);
});

test('When the library does not come, the page stands still and there is nothing to pause', async () => {
  jest.doMock('typed.js', () => {
    throw new Error('offline');
  });
  preferStillness(false);
  await renderInView();
  expect(element()).toHaveTextContent(/^First$/);
  expect(button()).toBeDisabled();
  expect(document.documentElement).toHaveAttribute('data-static-fallback');
});

test('Where nothing can tell what is seen, the page stands still', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  render(<Sample />);
  expect(document.documentElement).toHaveAttribute('data-static-fallback');
});

test('A page that stands still is not set going', async () => {
  document.documentElement.dataset.staticFallback = '';
  preferStillness(false);
  await renderInView();
  expect(element()).toHaveTextContent(/^First$/);
});
