import { cleanup, render, waitFor } from '@testing-library/react';
import { AboutHead } from '../../../src/components/head/AboutHead';
import { company, published, siteDataIn, wordsIn } from '../../samples';

/** Renders the head in a language. Helmet updates it in the next frame. */
export async function headIn(code: string, changes: Partial<Queries.CompanyDataFragment> = {}) {
  // Helmet merges the tags of all mounted components.
  cleanup();
  document.head.replaceChildren();
  const language = published.find((one) => one.code === code);
  if (!language) throw new Error(`the sample site has no ${code}`);
  const words = wordsIn(code).page.about;
  const site = { ...siteDataIn(language), company: { ...company, ...changes } };
  render(<AboutHead site={site} words={words} path="/about/" />);
  await waitFor(() => expect(document.title).toBe(words.meta.title));
  const all = (selector: string) => [...document.head.querySelectorAll(selector)];
  const content = (selector: string) => all(selector).map((one) => one.getAttribute('content'));
  return { all, content, words };
}
