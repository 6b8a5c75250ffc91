import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { useTypedPhrases } from '../../../src/components/islands/useTypedPhrases';
import { fakeViewport, setReducedMotion, settle } from '../../browserFeatures';
import { FakeTyped } from '../../stand-ins/typed';

jest.mock('typed.js', () => require('../../stand-ins/typed').FakeTyped);

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

test('Typing starts when the phrases scroll into view', async () => {
  setReducedMotion(false);
  render(<Sample />);
  await settle();
  expect(element()).toHaveTextContent(/^First$/);
  expect(button()).toBeDisabled();
  viewport.show(element());
  await settle();
  expect(element()).toHaveTextContent(/^Firs$/);
  expect(button()).toBeEnabled();
});

test('Nothing moves with reduced motion', async () => {
  setReducedMotion(true);
  await renderInView();
  expect(element()).toHaveTextContent(/^First$/);
  expect(button()).toBeDisabled();
});

test('When motion becomes reduced, a whole phrase shows, without a pause button', async () => {
  const change = setReducedMotion(false);
  await renderInView();
  change(true);
  expect(element()).toHaveTextContent(/^First$/);
  expect(button()).toBeDisabled();
});

test('Paused, it shows a whole phrase; resumed, it types the next one', async () => {
  setReducedMotion(false);
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

test('Unmounting stops the typing', async () => {
  const destroy = jest.spyOn(FakeTyped.prototype, 'destroy');
  setReducedMotion(false);
  const { unmount } = await renderInView();
  expect(destroy).not.toHaveBeenCalled();
  unmount();
  expect(destroy).toHaveBeenCalledTimes(1);
});

test('Without IntersectionObserver, the static page shows', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  render(<Sample />);
  expect(document.documentElement).toHaveAttribute('data-static-fallback');
});

test('The static page stays static', async () => {
  document.documentElement.dataset.staticFallback = '';
  setReducedMotion(false);
  await renderInView();
  expect(element()).toHaveTextContent(/^First$/);
});
