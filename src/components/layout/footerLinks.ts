import type { Complete } from '../../content/assertComplete';
import { localizedPath } from '../../content/languages/languages';
import { languagesOf, legalPages, legalPath } from '../../content/legalPages';
import type { SiteWords } from '../../content/model';
import { withPrefix } from '../../dom/withPrefix';
import { textIn } from '../textIn';

/** The legal pages, in the default language if the page's own has none, then the company's links. */
export function footerLinks(
  { company, language, languages, legalTexts }: Complete<Queries.SiteDataFragment>,
  words: Pick<SiteWords, (typeof legalPages)[number]>,
) {
  const original = languages.nodes.find(({ isDefault }) => isDefault)?.code ?? '';
  const legal = legalPages.flatMap((page) => {
    const existing = languagesOf(page, legalTexts.nodes);
    const code = [language.code, original].find((one) => existing.includes(one));
    if (!code) return [];
    const href = withPrefix(localizedPath(legalPath(page), code, code === original));
    return [{ text: words[page], href, hrefLang: code === language.code ? undefined : code }];
  });
  const others = company.links.map(({ label, url }) => ({
    text: textIn(label, language.code),
    href: url,
  }));
  return [...legal, ...others];
}
