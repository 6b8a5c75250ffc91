import { createContext, type ReactNode, useContext } from 'react';
import { partsOf } from '../model/textLinks';
import type { Shell } from '../model/viewData';
import { TextWithPhones } from '../ui/TextWithPhones';
import { targetLink } from '../ui/withPrefix';
import { printedAddress } from './addresses';

/** The languages of the page and of the site, for links to pages in another one. */
type Languages = Pick<Shell, 'language' | 'languages'>;

export const LinkLanguages = createContext<Languages | undefined>(undefined);

/** A text of the content, which may have links. */
export function TextWithLinks({ text }: { text: string }) {
  return partsOf(text).map((part, index) =>
    typeof part === 'string' ? (
      <TextWithPhones key={String(index)} text={part} />
    ) : (
      <TextLink key={String(index)} address={part.address}>
        <TextWithPhones text={part.words} />
      </TextLink>
    ),
  );
}

/** A link in a text. */
export function TextLink({ address, children }: { address: string; children?: ReactNode }) {
  const languages = useContext(LinkLanguages);
  return (
    <a
      href={targetLink(address)}
      hrefLang={languages && languageOf(address, languages)}
      // An address runs from left to right; words run as their script does.
      dir={/^(tel|mailto):/i.test(address) ? 'auto' : undefined}
      data-printed={printedAddress(address)}
    >
      {children}
    </a>
  );
}

/** The code of the language of a page of this site, if it is not the one of the page with the link. */
function languageOf(address: string, { language, languages }: Languages): string | undefined {
  const [path = ''] = /^\/[^?#]*/.exec(address) ?? [];
  const target =
    [language, ...languages].find(({ code }) => path.startsWith(`/${code}/`)) ??
    languages.find(({ isDefault }) => isDefault && /^\/.+\/$/.test(path));
  return target?.code === language.code ? undefined : target?.code;
}
