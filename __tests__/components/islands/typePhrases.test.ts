import { type Typing, typePhrases } from '../../../src/components/islands/typePhrases';
import { words } from '../../samples';

/** No two begin alike. */
const phrases = ['One', '2 & <b>two</b>', 'Three'];

let element: HTMLElement;
let typing: Typing;

beforeEach(() => {
  jest.useFakeTimers();
  // The library adds up to half as much to each pause, to seem human.
  jest.spyOn(Math, 'random').mockReturnValue(0);
  element = document.createElement('span');
  element.textContent = 'One';
  document.body.replaceChildren(element);
});
afterEach(() => {
  typing.stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function start(list: readonly string[] = phrases, from = 0) {
  typing = typePhrases(element, list, from);
}

/** Milliseconds until it is so; gives up after a minute. */
function waitUntil(isSo: (text: string) => boolean): number {
  for (let waited = 0; waited < 60_000; waited += 10) {
    if (isSo(element.textContent)) return waited;
    jest.advanceTimersByTime(10);
  }
  throw new Error(`It stands at "${element.textContent}".`);
}

/** The next whole phrases. */
function phrasesSeen(count: number): string[] {
  return Array.from({ length: count }, () => {
    waitUntil((text) => text !== '' && phrases.includes(text));
    const text = element.textContent;
    waitUntil((now) => now !== text);
    return text;
  });
}

test('A character takes 60 milliseconds', () => {
  start();
  waitUntil((text) => text === 'O');
  expect(waitUntil((text) => text === 'On')).toBe(60);
  expect(waitUntil((text) => text === 'One')).toBe(60);
});

test('The phrases come in turn, without end, none of them twice because it stood there', () => {
  start();
  expect(element).toHaveTextContent(/^$/);
  expect(phrasesSeen(5)).toEqual(['One', '2 & <b>two</b>', 'Three', 'One', '2 & <b>two</b>']);
});

test('A whole phrase stays for three seconds to be read', () => {
  start();
  waitUntil((text) => text === 'One');
  const stays = waitUntil((text) => text !== 'One');
  expect(stays).toBeGreaterThanOrEqual(3000);
  expect(stays).toBeLessThan(3200);
});

test('Markup in a phrase is shown, not read', () => {
  start();
  waitUntil((text) => text === '2 & <b>two</b>');
  expect(element.children).toHaveLength(0);
});

test('Nothing but the text is added to the page', () => {
  const before = document.head.innerHTML;
  start();
  waitUntil((text) => text === '2 & <b>two</b>');
  expect(document.head.innerHTML).toBe(before);
  expect(document.body.children).toHaveLength(1);
});

test.each([
  ['before its first letter', '', 0, 'One'],
  ['while the first phrase is typed', 'On', 0, 'One'],
  ['while another is typed', '2 &', 1, '2 & <b>two</b>'],
  ['when a phrase is whole', 'Three', 2, 'Three'],
])('Stopped %s, it leaves a whole phrase and says which', (_, text, index, whole) => {
  start();
  waitUntil((now) => now === text);
  expect(typing.stop()).toBe(index);
  expect(element).toHaveTextContent(whole);
});

test('Stopped while a phrase is erased, it leaves that one', () => {
  start();
  waitUntil((text) => text === 'Three');
  waitUntil((text) => text === 'Thr');
  expect(typing.stop()).toBe(2);
  expect(element).toHaveTextContent('Three');
});

test('Once stopped, it types no more', () => {
  start();
  waitUntil((text) => text === 'On');
  typing.stop();
  jest.advanceTimersByTime(60_000);
  expect(element).toHaveTextContent('One');
  expect(jest.getTimerCount()).toBe(0);
});

test('It can begin with any phrase, and says which in the order it was given', () => {
  start(phrases, 2);
  expect(phrasesSeen(2)).toEqual(['Three', 'One']);
  waitUntil((text) => text === '2 &');
  expect(typing.stop()).toBe(1);
});

test('After the last phrase comes the first', () => {
  start(phrases, phrases.length);
  waitUntil((text) => text === 'On');
  expect(typing.stop()).toBe(0);
});

test('A phrase that begins like the one before it is known as itself', () => {
  start(['Come by ferry', 'Come on foot', 'Stay']);
  waitUntil((text) => text === 'Come on');
  expect(typing.stop()).toBe(1);
  expect(element).toHaveTextContent('Come on foot');
});

test("The page's own phrases are typed as they are written", () => {
  const { slides } = words.page.about.map;
  start(slides);
  for (const slide of slides) waitUntil((text) => text === slide);
});
