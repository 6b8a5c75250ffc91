import type { SiteWords } from '../../content/model';
import * as classes from './Footer.deferred.module.css';
import { ThemeSwitch, type ThemeWords } from './ThemeSwitch';

interface Props {
  company: Pick<Queries.CompanyDataFragment, 'name' | 'url' | 'phone' | 'phoneUri' | 'email'>;
  /** Copyright year, from the build. */
  year: string;
  words: Pick<SiteWords, 'phone' | 'email'> & ThemeWords;
}

export function Footer({ company, year, words }: Props) {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <p>
          © {year} <bdi>{company.name}</bdi>
        </p>
        {/* Shown on paper only. */}
        <p className={classes.address} dir="ltr">
          {company.url}
        </p>
        <ThemeSwitch words={words} />
        <ul className={classes.contact}>
          <li>
            <span className="visually-hidden">{words.phone}: </span>
            <a href={company.phoneUri} dir="ltr">
              {company.phone}
            </a>
          </li>
          <li>
            <span className="visually-hidden">{words.email}: </span>
            <a href={`mailto:${company.email}`} dir="ltr">
              {company.email}
            </a>
          </li>
        </ul>
      </div>
    </footer>
  );
}
