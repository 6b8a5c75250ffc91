import { cleanup, render, waitFor } from '@testing-library/react';
import { OrganizationJsonLd } from '../../../src/components/head/OrganizationJsonLd';
import { PageHead } from '../../../src/components/head/PageHead';
import type { CompanyData, SiteData } from '../../../src/model/pageData';
import { company, siteDataIn, wordsIn } from '../../tools/samples';

interface Changes {
  company?: Partial<CompanyData>;
  site?: Partial<SiteData>;
  meta?: Parameters<typeof PageHead>[0]['meta'];
  address?: string;
  path?: string | undefined;
}

/** Renders the About page's head in a language. Helmet updates it in the next frame. */
export async function headIn(code: string, changes: Changes = {}) {
  // Helmet merges the tags of all mounted components.
  cleanup();
  document.head.replaceChildren();
  const words = wordsIn(code).about;
  const { path, meta, address } = {
    path: '/about/',
    meta: words.meta,
    address: words.map.address,
    ...changes,
  };
  const site = siteDataIn(code, { ...changes.site, company: { ...company, ...changes.company } });
  render(
    <>
      <PageHead site={site} meta={meta} path={path} />
      <OrganizationJsonLd site={site} address={address} />
    </>,
  );
  await waitFor(() => expect(document.title).toBe(meta.title));
  const all = (selector: string) => [...document.head.querySelectorAll(selector)];
  const content = (selector: string) => all(selector).map((one) => one.getAttribute('content'));
  return { all, content, words };
}
