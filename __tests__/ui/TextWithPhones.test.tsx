import { render } from '@testing-library/react';
import { Section } from '../../src/components/about/Section';
import { Title } from '../../src/components/about/Title';
import { TextWithPhones } from '../../src/ui/TextWithPhones';

/** The parts that run from left to right. */
function phonesIn(text: string) {
  const { container } = render(<TextWithPhones text={text} />);
  expect(container).toHaveTextContent(text, { normalizeWhitespace: false });
  return [...container.querySelectorAll('bdi[dir="ltr"]')].map(({ textContent }) => textContent);
}

test.each([
  ['טלפון: +972 3-000 0000, או 03-000-0000.', ['+972 3-000 0000', '03-000-0000']],
  ['חייגו ל-03-000-0000', ['03-000-0000']],
  ['اتصلوا بالرقم ٠٢ ٠٠٠ ٠٠٠٠', ['٠٢ ٠٠٠ ٠٠٠٠']],
  ['(030) 000 00-0', ['(030) 000 00-0']],
])('In %s, phone numbers run from left to right', (text, phones) => {
  expect(phonesIn(text)).toEqual(phones);
});

test.each(['08.00-18.00', '08:00–18:00', '01.02.2031 - 05.03.2031', '1999-2004', 'ח״פ 514000000'])(
  '%s is no phone number',
  (text) => {
    expect(phonesIn(text)).toEqual([]);
  },
);

test('Phone numbers in headings and labels do so, too', () => {
  const text = 'חייגו 03-000-0000';
  const { container } = render(
    <>
      <Title words={{ first: text, second: text, third: text, intro: '' }} siteUrl="" />
      <Section words={{ label: text, title: text }} id="team" headings="" />
    </>,
  );
  expect(container.querySelectorAll('h1 bdi, h2 bdi, p bdi')).toHaveLength(5);
});
