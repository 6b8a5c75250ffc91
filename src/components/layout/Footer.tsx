import { legalPages, legalPath } from '../../model/legalPages';
import type { Labels } from '../../model/model';
import type { Network } from '../../model/networks';
import type { Shell } from '../../model/viewData';
import { BrandIcon } from '../../ui/brandIcons';
import { pageLink } from '../../ui/withPrefix';
import { EmailAddress } from '../addresses';
import * as classes from './Footer.deferred.module.css';

interface Props {
  shell: Shell;
  words: Labels;
}

export function Footer({ shell, words }: Props) {
  const { company } = shell;
  const links = linksOf(shell, words.pages);
  return (
    <footer className={classes.footer}>
      <div className={`page-width ${classes.inner}`}>
        {links.length > 0 && (
          <ul className={`screen-only ${classes.links}`}>
            {links.map(({ text, network, ...link }) => (
              <li key={link.href}>
                <a {...link}>
                  {network && <BrandIcon name={network} />}
                  {text}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p>
          {`© ${shell.year} `}
          <bdi>{company.legalName || company.name}</bdi>
        </p>
        {/* Shown on paper only. */}
        <p className={classes.address} dir="ltr">
          {company.shownUrl}
        </p>
        <ul className={classes.contact}>
          {company.phones.map(({ text, uri }) => (
            <li key={uri}>
              <a href={uri} dir="ltr" aria-label={`${words.phone}: ${text}`}>
                {text}
              </a>
            </li>
          ))}
          <li>
            <a href={company.emailLink} dir="ltr" aria-label={`${words.email}: ${company.email}`}>
              <EmailAddress address={company.email} />
            </a>
          </li>
        </ul>
      </div>
    </footer>
  );
}

interface Link {
  text: string;
  href: string;
  hrefLang?: string | undefined;
  network?: Network;
}

/** The legal pages, in the default language if the page's own has none, then the company's links and profiles. */
function linksOf(shell: Shell, names: Labels['pages']): Link[] {
  const { company, language } = shell;
  const defaultLanguage = shell.languages.find(({ isDefault }) => isDefault)?.code ?? '';
  const legal = legalPages.flatMap((page) => {
    const code = [language.code, defaultLanguage].find((candidate) =>
      shell.legalPages[page].includes(candidate),
    );
    if (!code) return [];
    const href = pageLink(legalPath(page), { code, isDefault: code === defaultLanguage });
    return [{ text: names[page], href, hrefLang: code === language.code ? undefined : code }];
  });
  const profiles = company.profiles.flatMap(({ url, network }) =>
    network ? { text: network, href: url, network } : [],
  );
  const others = company.links.map(({ label, url }) => ({ text: label, href: url }));
  return [...legal, ...others, ...profiles];
}
