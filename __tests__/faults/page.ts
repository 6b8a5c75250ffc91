/** What visitors read, press and watch. */
import type { Fault } from './fault';

const contactList = { jest: '__tests__/about/ContactList.test.tsx' };
const layout = { jest: '__tests__/layout/Layout.test.tsx' };
const picture = { jest: '__tests__/about/Picture.test.tsx' };
const switcher = { jest: '__tests__/layout/LanguageSwitcher.test.tsx' };
const typePhrases = { jest: '__tests__/motion/typePhrases.test.ts' };
const typedHeading = { jest: '__tests__/motion/TypedHeading.test.tsx' };

export const page: Fault[] = [
  {
    name: 'skip link missing',
    file: 'src/layout/Layout.tsx',
    find: '<SkipLink text={words.skip} target="content" />',
    replace: '',
    test: layout,
  },
  {
    name: 'skip link leads nowhere',
    file: 'src/layout/Layout.tsx',
    find: '<main id="content"',
    replace: '<main id="main"',
    test: layout,
  },
  {
    name: 'language missing from the switcher',
    file: 'src/layout/LanguageSwitcher.tsx',
    find: '{languages.map(',
    replace: '{languages.slice(1).map(',
    test: switcher,
  },
  {
    name: 'switcher leads to the default language',
    file: 'src/layout/LanguageSwitcher.tsx',
    find: 'href={localizedPath(path, code, isDefault)}',
    replace: 'href={localizedPath(path, code, isDefault || true)}',
    test: switcher,
  },
  {
    name: 'page for wrong addresses leads to the default language',
    file: 'src/pages/404.tsx',
    find: "localizedPath('/about/', code, isDefault)",
    replace: "localizedPath('/about/', code, isDefault || true)",
    test: { jest: '__tests__/pages/404.test.tsx' },
  },
  {
    name: 'declined offer of a language made again',
    file: 'src/layout/languageChoice.ts',
    find: "localStorage.setItem(KEY, 'yes')",
    replace: "sessionStorage.setItem(KEY, 'yes')",
    test: { jest: '__tests__/layout/LanguageOffer.test.tsx' },
  },
  {
    name: 'phone link without its scheme',
    file: 'src/about/ContactList.tsx',
    find: 'href={company.phoneUri}',
    replace: 'href={company.phone}',
    test: contactList,
  },
  {
    name: 'phone link without its plus',
    file: 'src/build/phoneUri.ts',
    find: 'return `tel:+',
    replace: 'return `tel:',
    test: { jest: '__tests__/build/phoneUri.test.ts' },
  },
  {
    name: 'mail link broken',
    file: 'src/about/ContactList.tsx',
    find: 'mailto:',
    replace: 'mail:',
    test: contactList,
  },
  {
    name: 'mail link in the footer broken',
    file: 'src/layout/Footer.tsx',
    find: 'mailto:',
    replace: 'mail:',
    test: { jest: '__tests__/layout/Footer.test.tsx' },
  },
  {
    name: 'Arabic phone number from right to left',
    file: 'src/about/ContactList.tsx',
    find: '<span dir="ltr">{company.phone}</span>',
    replace: '<span>{company.phone}</span>',
    test: contactList,
  },
  {
    name: 'alternative text missing',
    file: 'src/about/Picture.tsx',
    find: 'alt={alt}',
    replace: 'alt=""',
    test: picture,
  },
  {
    name: 'picture without size: the page shifts',
    file: 'src/about/Picture.tsx',
    find: '        width={data.width}\n        height={data.height}\n',
    replace: '',
    test: picture,
  },
  {
    name: 'AVIF never chosen',
    file: 'src/about/Picture.tsx',
    find: '{sources?.map(',
    replace: '{sources?.slice(1).map(',
    test: picture,
  },
  {
    name: 'all pictures loaded at once',
    file: 'src/about/Picture.tsx',
    find: "loading={isFirst ? 'eager' : 'lazy'}",
    replace: 'loading="eager"',
    test: picture,
  },
  {
    name: 'phrases leave after 0.3 seconds',
    file: 'src/motion/typePhrases.ts',
    find: 'READING_TIME = 3000',
    replace: 'READING_TIME = 300',
    test: typePhrases,
  },
  {
    name: 'typing ten times as slow',
    file: 'src/motion/typePhrases.ts',
    find: 'TYPING_SPEED = 60',
    replace: 'TYPING_SPEED = 600',
    test: typePhrases,
  },
  {
    name: 'pause and play icons swapped',
    file: 'src/motion/TypedHeading.tsx',
    find: '{isPaused ? <PlayIcon /> : <PauseIcon />}',
    replace: '{isPaused ? <PauseIcon /> : <PlayIcon />}',
    test: typedHeading,
  },
  {
    name: 'heading moves where motion is reduced',
    file: 'src/motion/watchReducedMotion.ts',
    find: 'say(query.matches)',
    replace: 'say(false)',
    test: typedHeading,
  },
  {
    name: 'nothing can be read when the scripts fail',
    file: 'src/motion/standStill.ts',
    find: "window.addEventListener('error', heed, true);",
    replace: '',
    test: { jest: '__tests__/motion/standStill.test.ts' },
  },
  {
    name: 'message in the console',
    file: 'src/client.ts',
    find: 'animateScrolling();\nrememberChosenLanguage();',
    replace: "console.warn('The page is ready.');\nanimateScrolling();\nrememberChosenLanguage();",
    test: { jest: '__tests__/client.test.ts' },
  },
];
