import { startPage } from '../../src/client/startPage';
import { fakeViewport } from '../tools/browserFeatures';

test('It marks the page as ready, remembers a followed language and logs nothing', () => {
  const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;
  const spies = methods.map((method) => jest.spyOn(console, method).mockReturnValue());
  localStorage.clear();
  fakeViewport();
  document.body.innerHTML = '<a href="#ar" hreflang="ar">العربية</a>';
  startPage();
  expect(document.documentElement).toHaveAttribute('data-scripts-ready');
  document.querySelector('a')?.click();
  expect(localStorage.getItem('languageChosen')).toBe('yes');
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
});
