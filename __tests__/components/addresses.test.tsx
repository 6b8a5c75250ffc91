import { render } from '@testing-library/react';
import { EmailAddress, PostalAddress } from '../../src/components/addresses';

const htmlOf = (address: React.ReactNode) =>
  render(address).container.innerHTML.replaceAll(
    '<span class="may-break" aria-hidden="true"></span>',
    '|',
  );

test('A long e-mail address wraps only after @, . and -', () => {
  expect(htmlOf(<EmailAddress address="kontakt@praezisions-werkzeuge.example.com" />)).toBe(
    'kontakt@|praezisions-|werkzeuge.|example.|com',
  );
});

test('A short one stays on one line', () => {
  expect(htmlOf(<EmailAddress address="hello@example.com" />)).toBe('hello@example.com');
});

test.each([
  ['3-2 Marunouchi 6-chome, Tokyo', '*3-2* Marunouchi *6-chome,* Tokyo'],
  ['〒100-0005 東京都丸の内1-2-3', '*〒100-0005* 東京都|丸の内*1-2-3*'],
  ['京都府京都市伏見区東菱屋町0番地', '京都府|京都市|伏見区|東菱屋町|0番地'],
  ['三重県四日市市丸の内二丁目0番', '三重県|四日市市|丸の内二丁目|0番'],
  ['臺北市大安區三段00號三樓之1', '臺北市|大安區|三段|00號|三樓之1'],
  ['上海市朝阳区建国路00号港湾大厦0楼', '上海市|朝阳区|建国路|00号|港湾大厦0楼'],
  ['香港中環皇后大道中00號港灣中心', '香港中環皇后大道中00號|港灣中心'],
  ['부산광역시 중구 충장대로 00', '부산광역시 중구 충장대로 00'],
  ['أكتي مياولي 00، 185 35 بيرايوس', 'أكتي مياولي 00، *185 35* بيرايوس'],
  ['שדרות רוטשילד 12-14, 6578403', 'שדרות רוטשילד *12-14,* 6578403'],
  ['Quay – Gate E9', 'Quay – Gate E9'],
])(
  'The postal address %s does not wrap within its parts, at its hyphens or in its postal code',
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
