import { footerLinks } from '../../../src/components/layout/footerLinks';
import { company, published, siteDataIn, wordsIn } from '../../samples';

const careers = {
  label: [
    { language: 'en', text: 'Careers' },
    { language: 'de', text: 'Karriere' },
  ],
  url: 'https://careers.example.com/',
  isProfile: false,
};

function linksIn(code: string, existing: Record<string, string[]>, links = [careers]) {
  const language = published.find((one) => one.code === code);
  if (!language) throw new Error(`${code} is not published.`);
  const nodes = Object.entries(existing).flatMap(([page, languages]) =>
    languages.map((one) => ({ page, language: one })),
  );
  const site = { ...siteDataIn(language), legalTexts: { nodes }, company: { ...company, links } };
  return footerLinks(site, wordsIn(code).site);
}

test('Every legal page is linked by the name that its language has for it', () => {
  const everywhere = { imprint: ['en', 'el', 'de', 'ar'], privacy: ['en', 'el', 'de', 'ar'] };
  const links = ['en', 'el', 'de', 'ar'].map((code) => linksIn(code, everywhere, []));
  expect(links).toEqual([
    [
      { text: 'Imprint', href: '/imprint/', hrefLang: undefined },
      { text: 'Privacy', href: '/privacy/', hrefLang: undefined },
    ],
    [
      { text: 'Στοιχεία εταιρείας', href: '/el/imprint/', hrefLang: undefined },
      { text: 'Απόρρητο', href: '/el/privacy/', hrefLang: undefined },
    ],
    [
      { text: 'Impressum', href: '/de/imprint/', hrefLang: undefined },
      { text: 'Datenschutz', href: '/de/privacy/', hrefLang: undefined },
    ],
    [
      { text: 'بيانات الشركة', href: '/ar/imprint/', hrefLang: undefined },
      { text: 'الخصوصية', href: '/ar/privacy/', hrefLang: undefined },
    ],
  ]);
});

test('A page that a language lacks is linked in the default language, and one that this lacks is not', () => {
  expect(linksIn('de', { imprint: ['en'], privacy: ['ar'] }, [])).toEqual([
    { text: 'Impressum', href: '/imprint/', hrefLang: 'en' },
  ]);
});

test('The company’s own links follow, in the page’s language', () => {
  expect(linksIn('de', { imprint: ['de'] })).toEqual([
    { text: 'Impressum', href: '/de/imprint/', hrefLang: undefined },
    { text: 'Karriere', href: 'https://careers.example.com/' },
  ]);
});

test('Without texts and links there is nothing', () => {
  expect(linksIn('en', {}, [])).toEqual([]);
});
