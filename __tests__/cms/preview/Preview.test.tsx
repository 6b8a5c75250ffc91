import { act, render, screen } from '@testing-library/react';
import { Preview } from '../../../src/cms/preview/Preview';
import { pageOfField, pageOfFile } from '../../../src/cms/preview/pageNames';
import { words } from '../../samples';
import { company, settings } from '../editor';

const draft = { language: 'en', words, company, pictures: {}, pictureUrls: {} };
const pages = {
  about: () => <h1>About us</h1>,
  contact: () => <h1>Write to us</h1>,
};

const send = (data: object) =>
  act(async () => {
    window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin }));
  });

let scrolled: jest.Mock;

beforeEach(async () => {
  scrolled = jest.fn();
  // As new browsers do, though the types don't say so.
  Object.assign(window, { scrollTo: async () => undefined });
  Element.prototype.scrollIntoView = scrolled;
  render(<Preview pages={pages} settings={settings} />);
  await send({ type: 'draft', draft });
});

test('The preview begins with the About page', () => {
  expect(screen.getByRole('heading')).toHaveTextContent('About us');
});

test('It shows the page whose words are edited, at the edited text', async () => {
  await send({ type: 'focus', page: 'contact', value: 'Write to us' });
  expect(screen.getByRole('heading')).toHaveTextContent('Write to us');
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('heading')]);
});

test('An entry with a page of its own is shown as that page', async () => {
  await send({ type: 'draft', draft: { ...draft, page: 'contact' } });
  expect(screen.getByRole('heading')).toHaveTextContent('Write to us');
});

test.each([undefined, 'none', 'toString'])(
  'It stays on its page while words of no page are edited (%s)',
  async (page) => {
    await send({ type: 'focus', page: 'contact' });
    await send({ type: 'focus', page, value: 'Menu' });
    expect(screen.getByRole('heading')).toHaveTextContent('Write to us');
  },
);

test('It scrolls to a text again when the editor comes back to it', async () => {
  const focus = { type: 'focus', page: 'about', value: 'About us' };
  await send(focus);
  await send(focus);
  expect(scrolled).toHaveBeenCalledTimes(2);
});

test.each([
  ['about.tsx', 'about'],
  ['our-team.tsx', 'ourTeam'],
  ['services/pilotage.tsx', 'servicesPilotage'],
  ['404.tsx', 'notFound'],
])('src/pages/%s is the page %s', (file, page) => {
  expect(pageOfFile(file)).toBe(page);
});

test('A label of one page belongs to it', () => {
  expect(pageOfField('labels', 'imprint.form')).toBe('imprint');
  expect(pageOfField('labels', 'skip')).toBeUndefined();
  expect(pageOfField('company', 'office.longitude')).toBeUndefined();
});
