import { render, screen, within } from '@testing-library/react';
import { Footer } from '../../../src/components/layout/Footer';
import { company, words } from '../../samples';

beforeEach(() => {
  render(<Footer company={company} year="2031" words={words.site} />);
});

test('The footer names the company and the year of the build', () => {
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(/©/)).toHaveTextContent(`© 2031 ${company.name}`);
});

test("The company's name keeps its own text direction", () => {
  expect(screen.getByText(company.name).tagName).toBe('BDI');
});

test('Phone number and e-mail address are labelled links that run left to right', () => {
  const [phone, email] = screen.getAllByRole('listitem');
  expect(phone).toHaveTextContent(`${words.site.phone}: ${company.phone}`);
  expect(email).toHaveTextContent(`${words.site.email}: ${company.email}`);
  for (const [text, address] of [
    [company.phone, company.phoneUri],
    [company.email, `mailto:${company.email}`],
  ]) {
    const link = screen.getByRole('link', { name: text });
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAttribute('dir', 'ltr');
  }
});
