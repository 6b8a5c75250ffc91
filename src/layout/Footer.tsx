import type { SiteWords } from '../content/model';
import * as classes from './Footer.module.css';

interface Props {
  company: Pick<Queries.CompanyDataFragment, 'name' | 'phone' | 'phoneUri' | 'email'>;
  /** Of the build. */
  year: string;
  words: Pick<SiteWords, 'phone' | 'email'>;
}

export function Footer({ company, year, words }: Props) {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <p>
          © {year} <bdi>{company.name}</bdi>
        </p>
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
