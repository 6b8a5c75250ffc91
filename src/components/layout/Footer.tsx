import type { SiteWords } from '../../content/model';
import { EmailAddress } from '../EmailAddress';
import * as classes from './Footer.deferred.module.css';
import { ThemeSwitch, type ThemeWords } from './ThemeSwitch';

interface FooterLink {
  text: string;
  href: string;
  /** The language of the page that it leads to, if it is another one. */
  hrefLang?: string;
}

interface Props {
  company: Pick<Queries.CompanyDataFragment, 'name' | 'legalName' | 'url' | 'phones' | 'email'>;
  /** Copyright year, from the build. */
  year: string;
  words: Pick<SiteWords, 'phone' | 'email'> & ThemeWords;
  links: FooterLink[];
}

export function Footer({ company, year, words, links }: Props) {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        {links.length > 0 && (
          <ul className={classes.links}>
            {links.map(({ text, ...link }) => (
              <li key={link.href}>
                <a {...link}>{text}</a>
              </li>
            ))}
          </ul>
        )}
        <p>
          © {year} <bdi>{company.legalName ?? company.name}</bdi>
        </p>
        {/* Shown on paper only. */}
        <p className={classes.address} dir="ltr">
          {company.url}
        </p>
        <ThemeSwitch words={words} />
        <ul className={classes.contact}>
          {company.phones.map(({ text, uri }) => (
            <li key={uri}>
              <span className="visually-hidden">{words.phone}: </span>
              <a href={uri} dir="ltr">
                {text}
              </a>
            </li>
          ))}
          <li>
            <span className="visually-hidden">{words.email}: </span>
            <a href={`mailto:${company.email}`} dir="ltr">
              <EmailAddress address={company.email} />
            </a>
          </li>
        </ul>
      </div>
    </footer>
  );
}
