import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageSuggestion } from '../../src/islands/LanguageSuggestion';
import { languages, wordsIn } from '../tools/samples';

const { offerDecline } = wordsIn('ar').labels;
const suggestions = languages.map(({ code, isDefault }) => {
  const { offer: text, offerDecline: dismiss } = wordsIn(code).labels;
  return { code, isDefault, text, dismiss };
});
const fetchSuggestions = jest.fn();

async function openPage(preferred: string[], language = 'en') {
  jest.spyOn(window.navigator, 'languages', 'get').mockReturnValue(preferred);
  const { container } = render(
    <LanguageSuggestion source="/suggestions.json" language={language} path="/about/" />,
  );
  await waitFor(() => expect(fetchSuggestions).toHaveBeenCalledWith('/suggestions.json'));
  // Until the response has been read.
  await new Promise((resolve) => setTimeout(resolve));
  return container;
}

beforeEach(() => {
  localStorage.clear();
  fetchSuggestions.mockReset().mockResolvedValue({ json: async () => suggestions });
  Object.assign(window, { fetch: fetchSuggestions });
});
afterEach(() => jest.restoreAllMocks());

test('The suggestion of the default language links to its own address', async () => {
  await openPage(['en-GB'], 'el');
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/about/');
});

test.each([[['en', 'ar']], [['fr', 'en', 'ar']], [['fr']], [[]]])(
  'A visitor who prefers %j gets no suggestion on the English page',
  async (preferred) => {
    expect(await openPage(preferred)).toBeEmptyDOMElement();
  },
);

test('Once dismissed, the suggestion does not appear again', async () => {
  const container = await openPage(['ar']);
  await userEvent.click(await screen.findByRole('button', { name: offerDecline }));
  expect(container).toBeEmptyDOMElement();
  expect(await openPage(['ar'])).toBeEmptyDOMElement();
});

test('Escape dismisses the suggestion', async () => {
  const container = await openPage(['ar']);
  (await screen.findByRole('link')).focus();
  await userEvent.keyboard('{Escape}');
  expect(container).toBeEmptyDOMElement();
});

test('When storage is blocked, nothing is suggested', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Storage is blocked.');
  });
  expect(await openPage(['ar'])).toBeEmptyDOMElement();
});
