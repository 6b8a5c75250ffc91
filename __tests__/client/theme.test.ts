import { initTheme } from '../../src/client/theme';

const shown = () => document.documentElement.dataset.theme;
const chosenInput = () => document.querySelector<HTMLInputElement>('input:checked')?.value;
const bars = () =>
  [...document.querySelectorAll('meta')].map((meta) => [meta.dataset.scheme, meta.media]);

function choose(theme: string): void {
  document.querySelector<HTMLInputElement>(`input[value="${theme}"]`)?.click();
}

/** The script runs while the page has only its head. */
function openPage(): void {
  document.head.innerHTML = ['light', 'dark']
    .map(
      (scheme) =>
        `<meta name="theme-color" data-scheme="${scheme}" media="(prefers-color-scheme: ${scheme})">`,
    )
    .join('');
  document.body.innerHTML = '';
  initTheme();
}

function finishPage(): void {
  document.body.innerHTML = ['system', 'light', 'dark']
    .map((theme) => `<input type="radio" name="theme" value="${theme}">`)
    .join('');
  document.querySelector('input')?.setAttribute('checked', '');
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});
afterEach(() => jest.restoreAllMocks());

test('Without a choice the device decides', () => {
  openPage();
  finishPage();
  expect(shown()).toBe('system');
  expect(chosenInput()).toBe('system');
  expect(bars()).toEqual([
    ['light', '(prefers-color-scheme: light)'],
    ['dark', '(prefers-color-scheme: dark)'],
  ]);
});

test('A stored choice applies before the body is parsed', () => {
  localStorage.setItem('theme', 'dark');
  openPage();
  expect(shown()).toBe('dark');
  finishPage();
  expect(chosenInput()).toBe('dark');
  expect(bars()).toEqual([
    ['light', 'not all'],
    ['dark', 'all'],
  ]);
});

test('A choice applies immediately and is stored until the visitor chooses the device again', () => {
  openPage();
  finishPage();
  choose('light');
  expect(shown()).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
  choose('system');
  expect(shown()).toBe('system');
  expect(localStorage.getItem('theme')).toBeNull();
});

test('Other radio buttons on the page do not change the theme', () => {
  openPage();
  finishPage();
  document.body.insertAdjacentHTML('beforeend', '<input type="radio" name="size" value="dark">');
  document.querySelector<HTMLInputElement>('input[name="size"]')?.click();
  expect(shown()).toBe('system');
});

test('When storage is blocked, a choice lasts as long as the page is open', () => {
  const refuse = () => {
    throw new Error('Storage is blocked.');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  openPage();
  finishPage();
  expect(shown()).toBe('system');
  choose('dark');
  expect(shown()).toBe('dark');
});
