import { render } from '@testing-library/react';
import { TypedHeading, typePhrases } from '../../src/islands/TypedHeading';
import { fakeViewport, setReducedMotion } from '../tools/browserFeatures';

/** No two start with the same letter. */
const phrases = ['One', '2 & <b>two</b>', 'Three'];

let element: HTMLElement;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  // The library adds up to half as much to each pause, to seem human.
  jest.spyOn(Math, 'random').mockReturnValue(0);
  element = document.createElement('span');
  element.textContent = 'One';
  document.body.replaceChildren(element);
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function start(list = phrases) {
  stop = typePhrases(element, list);
}

/** Returns the milliseconds until the condition is true; throws after a minute. */
function waitUntil(condition: (text: string) => boolean): number {
  for (let waited = 0; waited < 60_000; waited += 10) {
    if (condition(element.textContent)) return waited;
    jest.advanceTimersByTime(10);
  }
  throw new Error(`The text is still "${element.textContent}".`);
}

test('A character takes 60 milliseconds, and a whole phrase stays for three seconds', () => {
  start();
  waitUntil((text) => text === 'O');
  expect(waitUntil((text) => text === 'On')).toBe(60);
  expect(waitUntil((text) => text === 'One')).toBe(60);
  const stays = waitUntil((text) => text !== 'One');
  expect(stays).toBeGreaterThanOrEqual(3000);
  expect(stays).toBeLessThan(3200);
});

test('Only the text is added to the page, and markup in it is shown as text', () => {
  const before = document.head.innerHTML;
  start();
  waitUntil((text) => text === '2 & <b>two</b>');
  expect(element.children).toHaveLength(0);
  expect(document.head.innerHTML).toBe(before);
  expect(document.body.children).toHaveLength(1);
});

test.each([
  ['before its first letter', '', 'One'],
  ['while another phrase is typed', '2 &', '2 & <b>two</b>'],
])('Stopped %s, it shows the whole phrase, and no longer types', (_, text, whole) => {
  start();
  waitUntil((now) => now === text);
  stop();
  jest.advanceTimersByTime(60_000);
  expect(element).toHaveTextContent(whole);
  expect(jest.getTimerCount()).toBe(0);
});

test('A phrase that starts like the previous one is told apart from it', () => {
  start(['Come by ferry', 'Come on foot', 'Stay']);
  waitUntil((text) => text === 'Come on');
  stop();
  expect(element).toHaveTextContent('Come on foot');
});

test('The same phrases rendered again, as at each key in the editor, do not restart the typing', () => {
  const viewport = fakeViewport();
  setReducedMotion(false);
  const heading = () => (
    <TypedHeading id="location" headings="" pause="Pause" phrases={[...phrases]} />
  );
  const { container, rerender, unmount } = render(heading());
  element = container.querySelector<HTMLElement>('[data-moving]') ?? element;
  viewport.show(element);
  waitUntil((text) => text === 'On');
  rerender(heading());
  expect(element).toHaveTextContent('On');
  unmount();
});

test('Phone numbers run from left to right', () => {
  start();
  fakeViewport();
  setReducedMotion(true);
  const heading = (
    <TypedHeading id="location" headings="" phrases={['חייגו 03-000-0000']} pause="" />
  );
  const { container } = render(heading);
  expect(container.querySelector('[data-moving]')).toHaveTextContent(
    'חייגו \u206603-000-0000\u2069',
  );
});
