import { fireEvent, screen } from '@testing-library/react';
import { isOwnComputer, showNotice } from '../../src/cms/notice';

afterEach(() => {
  document.body.innerHTML = '';
});

test('A notice is announced, and shows its text as text', () => {
  showNotice('\n<b>Repair</b> this\n');
  expect(screen.getByRole('alert').querySelector('p')?.textContent).toBe('<b>Repair</b> this');
});

test('It can be closed, and is not shown again with the same text', () => {
  showNotice('Repair that');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  showNotice('Repair that');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Other notices are shown as well', () => {
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
])('The editor’s own computer is recognised by its name: %s', (hostname, expected) => {
  expect(isOwnComputer(hostname)).toBe(expected);
});
