import { startPage } from '../../src/client/startPage';

/** `top` is the distance from the top of the page. */
function place(id: string, top: number): HTMLElement {
  const element = document.createElement('p');
  element.id = id;
  element.dataset.reveal = '';
  element.getBoundingClientRect = () => ({ top: top - window.scrollY }) as DOMRect;
  Object.defineProperty(element, 'offsetTop', { get: () => top });
  document.body.append(element);
  return element;
}

const idsOf = (selector: string) => [...document.querySelectorAll(selector)].map(({ id }) => id);
const marked = () => idsOf('[data-aos=rise]');
const revealed = () => idsOf('[data-aos=rise].aos-animate');

function scrollTo(top: number): void {
  Object.assign(window, { scrollY: top, pageYOffset: top });
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  scrollTo(0);
  document.body.replaceChildren();
  place('above', -100);
  place('seen', 10);
  place('at the fold', window.innerHeight);
  place('below', window.innerHeight + 1);
  place('far below', window.innerHeight * 3);
});

test('Only elements below the fold are revealed on scroll, so that nothing visible disappears', () => {
  startPage();
  expect(marked()).toEqual(['below', 'far below']);
  expect(revealed()).toEqual([]);
  scrollTo(42);
  expect(revealed()).toEqual(['below']);
});

test('It marks the page as ready, remembers a followed language and logs nothing', () => {
  const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;
  const spies = methods.map((method) => jest.spyOn(console, method).mockReturnValue());
  localStorage.clear();
  document.body.innerHTML = '<a href="#ar" hreflang="ar">العربية</a>';
  startPage();
  expect(document.documentElement).toHaveAttribute('data-scripts-ready');
  document.querySelector('a')?.click();
  expect(localStorage.getItem('languageChosen')).toBe('yes');
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
});
