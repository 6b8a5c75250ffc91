import { fireEvent, screen } from '@testing-library/react';
import { isOwnComputer, showNotice } from '../../src/cms/notice';

afterEach(() => {
  document.body.innerHTML = '';
});

test('A notice is announced, and shows its text as text', () => {
  showNotice('\n<b>Mend</b> this\n');
  expect(screen.getByRole('alert').querySelector('p')?.textContent).toBe('<b>Mend</b> this');
});

test('It can be closed, and does not come back with the same words', () => {
  showNotice('Mend that');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  showNotice('Mend that');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Others stand beside it', () => {
  for (const text of ['One', 'Two', 'One']) showNotice(text);
  const notices = screen.getAllByRole('alert');
  expect(notices.map((notice) => notice.querySelector('p')?.textContent)).toEqual(['One', 'Two']);
});

test.each([
  ['localhost', true],
  ['site.localhost', true],
  ['127.0.0.1', true],
  ['www.example.com', false],
  ['notlocalhost', false],
  ['localhost.example.com', false],
])('One’s own computer is known by its name: %s', (hostname, expected) => {
  expect(isOwnComputer(hostname)).toBe(expected);
});
