/** @jest-environment node */
import { linkTarget } from '../../src/model/fieldTypes';
import { normalizeTarget } from '../../src/model/normalize';

const accepts = (address: string) => linkTarget.safeParse(address).success;

test.each([
  'https://example.com/a?b=c#d',
  'https://münchen-bau.de',
  'https://example.com:8443/',
  'mailto:hello@example.com?subject=A%20quote',
  'tel:+30210000000;ext=89',
  'tel:116117',
  '/',
  '/2031/',
  '/de/about/#team',
  '/files/menu.pdf',
  '#mission',
])('A link may lead to %s', (address) => {
  expect(accepts(address)).toBe(true);
  expect(normalizeTarget(address)).toBe(address);
});

test.each([
  '',
  'http://example.com',
  'https:example.com',
  'https://localhost',
  'https://exa_mple.com',
  '//example.com',
  '/\\example.com',
  '/\t/example.com',
  'java\nscript:ran()',
  'javascript:ran()',
  'data:text/html,x',
  'about/',
  '#',
  'mailto:',
  'mailto:nobody',
  'tel:',
  'https://example.com/a b',
  'https://example.com/\u200b',
])('A link to %j is refused', (address) => {
  expect(accepts(address)).toBe(false);
});

test.each([
  [' www.Nova.de/quote ', 'https://www.nova.de/quote'],
  ['Info@Nova.DE', 'mailto:Info@nova.de'],
  ['0800 000 0000', 'tel:08000000000'],
  ['tel:+49 89 (123) 45', 'tel:+498912345'],
  ['/files/Our menu.pdf', '/files/Our%20menu.pdf'],
])('%j, as people type it, is %s', (typed, address) => {
  expect(normalizeTarget(typed)).toBe(address);
  expect(accepts(address)).toBe(true);
});
