import { render } from '@testing-library/react';
import { EmailAddress } from '../../src/components/EmailAddress';

const htmlOf = (address: string) => render(<EmailAddress address={address} />).container.innerHTML;

test('A long address wraps only after @, . and -', () => {
  expect(htmlOf('kontakt@praezisions-werkzeuge.example.com')).toBe(
    'kontakt@<wbr>praezisions-<wbr>werkzeuge.<wbr>example.<wbr>com<wbr>',
  );
});

test('A short address stays on one line', () => {
  expect(htmlOf('hello@example.com')).toBe('hello@example.com');
});
