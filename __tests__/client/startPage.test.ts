import { startPage } from '../../src/client/startPage';
import { fakeViewport, setReducedMotion } from '../browserFeatures';

const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;

test('startPage starts the scroll reveal, tracks language links and logs nothing', () => {
  const spies = methods.map((method) => jest.spyOn(console, method).mockReturnValue());
  localStorage.clear();
  fakeViewport();
  setReducedMotion(false);
  document.body.innerHTML = '<a href="#ar" hreflang="ar">العربية</a><p data-reveal>Far below</p>';
  const [link, below] = document.querySelectorAll<HTMLElement>('a, p');
  if (!link || !below) throw new Error('The page is empty.');
  below.getBoundingClientRect = () => ({ top: 5000 }) as DOMRect;

  startPage();
  expect(below).toHaveAttribute('data-aos', 'rise');
  expect(document.documentElement).toHaveAttribute('data-scripts-ready');
  link.click();
  expect(localStorage.getItem('languageChosen')).toBe('yes');
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
});
