import { render } from '@testing-library/react';
import { EmailAddress, PostalAddress } from '../../src/components/addresses';

const htmlOf = (address: React.ReactNode) => render(address).container.innerHTML;

test('A long e-mail address wraps only after @, . and -', () => {
  expect(htmlOf(<EmailAddress address="kontakt@praezisions-werkzeuge.example.com" />)).toBe(
    'kontakt@<wbr>praezisions-<wbr>werkzeuge.<wbr>example.<wbr>com<wbr>',
  );
});

test('A short one stays on one line', () => {
  expect(htmlOf(<EmailAddress address="hello@example.com" />)).toBe('hello@example.com');
});

test.each([
  ['3-2 Marunouchi 6-chome, Tokyo', '*3-2* Marunouchi *6-chome,* Tokyo'],
  ['〒100-0005 東京都丸の内1-2-3', '*〒100-0005* 東京都丸の内*1-2-3*'],
  ['أكتي مياولي 00، 185 35 بيرايوس', 'أكتي مياولي 00، *185 35* بيرايوس'],
  ['שדרות רוטשילד 12-14, 6578403', 'שדרות רוטשילד *12-14,* 6578403'],
  ['Quay – Gate E9', 'Quay – Gate E9'],
])(
  'The postal address %s does not wrap at its hyphens or in its postal code',
  (address, expected) => {
    const html = htmlOf(<PostalAddress address={address} />);
    expect(html.replace(/<span class="unbroken"( dir="ltr")?>(.*?)<\/span>/g, '*$2*')).toBe(
      expected,
    );
  },
);

test('Its postal code runs from left to right in every language', () => {
  const { container } = render(<PostalAddress address="ul. 3-go Maja, 00-950 وارسو 185 35" />);
  const codes = [...container.querySelectorAll('[dir="ltr"]')].map((code) => code.textContent);
  expect(codes).toEqual(['00-950', '185 35']);
});
