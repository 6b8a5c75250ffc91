import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TypedHeading } from '../../src/islands/TypedHeading';
import { PauseIcon, PlayIcon } from '../../src/ui/icons';
import { FakeTyped } from '../stand-ins/typed';
import { fakeViewport, setReducedMotion, settle } from '../tools/browserFeatures';
import { words } from '../tools/samples';

jest.mock('typed.js', () => require('../stand-ins/typed').FakeTyped);

const { pause } = words.labels;
const phrases = ['First', 'Second'];

let viewport: ReturnType<typeof fakeViewport>;
let changeMotion: ReturnType<typeof setReducedMotion>;

beforeEach(() => {
  viewport = fakeViewport();
  changeMotion = setReducedMotion(false);
});
afterEach(() => jest.restoreAllMocks());

const heading = () => screen.getByRole('heading', { level: 2 });
const button = () => screen.getByRole('button');

function typed(): HTMLElement {
  const element = heading().querySelector<HTMLElement>('[data-moving]');
  if (!element) throw new Error('The heading has no typed element.');
  return element;
}

async function renderInView() {
  // In the editor each keystroke passes a new array.
  const element = () => <TypedHeading {...{ id: 'location', pause }} phrases={[...phrases]} />;
  const { rerender, unmount } = render(element());
  expect(viewport.marginAround(typed())).toBe('5%');
  viewport.show(typed());
  await settle();
  return { renderAgain: () => rerender(element()), unmount };
}

function expectStill() {
  expect(typed()).toHaveTextContent(/^First$/);
  expect(typed()).toHaveAttribute('data-moving', 'false');
  expect(screen.queryByRole('button')).toBeNull();
}

test('Paused, it shows a whole phrase and the play icon; the same button resumes it', async () => {
  const [pauseIcon = '', playIcon = ''] = [<PauseIcon key={1} />, <PlayIcon key={2} />].map(
    (icon) => render(icon).container.innerHTML,
  );
  await renderInView();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: pause, pressed: false })).toHaveFocus();
  expect(button()).toContainHTML(pauseIcon);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: pause, pressed: true })).toHaveFocus();
  expect(button()).toContainHTML(playIcon);
  expect(typed()).toHaveAttribute('data-moving', 'false');
  expect(typed()).toHaveTextContent(/^First$/);
  await userEvent.keyboard('{Enter}');
  expect(button()).toHaveFocus();
  expect(typed()).toHaveAttribute('data-moving', 'true');
});

test('Resumed, it continues with the phrase that was shown', async () => {
  await renderInView();
  FakeTyped.type(1);
  await userEvent.click(button());
  expect(typed()).toHaveTextContent(/^Second$/);
  await userEvent.click(button());
  expect(typed()).toHaveTextContent(/^Secon$/);
  FakeTyped.type(1);
  await userEvent.click(button());
  expect(typed()).toHaveTextContent(/^First$/);
});

test('Nothing moves while motion is reduced', async () => {
  changeMotion = setReducedMotion(true);
  await renderInView();
  expectStill();
  changeMotion(false);
  expect(typed()).toHaveAttribute('data-moving', 'true');
  changeMotion(true);
  expectStill();
});

test('Rendering the same phrases again does not restart the typing; unmounting stops it', async () => {
  const destroy = jest.spyOn(FakeTyped.prototype, 'destroy');
  const { renderAgain, unmount } = await renderInView();
  act(renderAgain);
  expect(destroy).not.toHaveBeenCalled();
  unmount();
  expect(destroy).toHaveBeenCalledTimes(1);
});

test('Phone numbers run from left to right, typed and still', () => {
  render(<TypedHeading id="location" phrases={['חייגו 03-000-0000']} pause={pause} />);
  expect(typed()).toHaveTextContent('חייגו \u206603-000-0000\u2069');
});
