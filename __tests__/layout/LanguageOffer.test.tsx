import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageOffer } from '../../src/layout/LanguageOffer';
import { LanguageSwitcher } from '../../src/layout/LanguageSwitcher';
import { languages, wordsIn } from '../samples';

const { offer, offerDecline } = wordsIn('ar').site;

function openPage(preferred: string[], language = 'en') {
  jest.spyOn(window.navigator, 'languages', 'get').mockReturnValue(preferred);
  return render(<LanguageOffer languages={languages} language={language} path="/about/" />);
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('Who prefers another of the languages is offered the page in it, in its own words', () => {
  openPage(['ar-EG', 'en']);
  const region = screen.getByRole('complementary', { name: offer });
  expect(region).toHaveAttribute('lang', 'ar');
  const link = screen.getByRole('link', { name: offer });
  expect(link).toHaveAttribute('href', '/ar/about/');
  expect(link).toHaveAttribute('hreflang', 'ar');
});

test('The default language is offered by its own address', () => {
  openPage(['en-GB'], 'el');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/about/');
});

test.each([[['en', 'ar']], [['fr', 'en', 'ar']], [['fr']], [[]]])(
  'Who prefers %j has no better page than the English one',
  (preferred) => {
    const { container } = openPage(preferred);
    expect(container).toBeEmptyDOMElement();
  },
);

test('Declined once, it never comes again', async () => {
  const { container, unmount } = openPage(['ar']);
  await userEvent.click(screen.getByRole('button', { name: offerDecline }));
  expect(container).toBeEmptyDOMElement();
  unmount();
  expect(openPage(['ar']).container).toBeEmptyDOMElement();
});

test('Escape declines it, too', async () => {
  const { container } = openPage(['ar']);
  screen.getByRole('link').focus();
  await userEvent.keyboard('{Escape}');
  expect(container).toBeEmptyDOMElement();
});

test('Who has chosen a language is offered no other', async () => {
  openPage(['ar'], 'ar');
  render(<LanguageSwitcher languages={languages} language="ar" path="/about/" label="Languages" />);
  const english = screen.getByText('English');
  english.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(english);
  expect(openPage(['ar']).container.querySelector('aside')).toBeNull();
});

test('Where nothing can be remembered, nothing is offered', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Storage is blocked.');
  });
  expect(openPage(['ar']).container).toBeEmptyDOMElement();
});
