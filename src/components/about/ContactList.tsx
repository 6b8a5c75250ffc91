import type { SiteWords } from '../../content/model';
import { EmailAddress } from '../EmailAddress';
import { ClockIcon, ExternalLinkIcon, MailIcon, MapPinIcon, PhoneIcon } from '../icons';
import { textIn } from '../textIn';
import * as classes from './ContactList.deferred.module.css';

interface Props {
  company: Pick<Queries.CompanyDataFragment, 'phones' | 'email' | 'mapsUrl' | 'openingHours'>;
  address: string;
  words: Pick<SiteWords, 'address' | 'phone' | 'email' | 'hours' | 'newTab'>;
  /** Code of the page's language. */
  language: string;
}

/** Phone numbers and e-mail addresses run left to right in every language. */
export function ContactList({ company, address, words, language }: Props) {
  const hours = company.openingHours && textIn(company.openingHours.text, language);
  return (
    <ul className={classes.list}>
      <li>
        <MapPinIcon />
        <a href={company.mapsUrl} target="_blank" rel="noopener">
          <span className="visually-hidden">{words.address}: </span>
          <span>{address}</span>
          <span className="visually-hidden"> ({words.newTab})</span>
          <span className={classes.opens}>
            <ExternalLinkIcon />
          </span>
        </a>
      </li>
      {company.phones.map(({ text, uri }) => (
        <li key={uri}>
          <PhoneIcon />
          <a href={uri}>
            <span className="visually-hidden">{words.phone}: </span>
            <span dir="ltr">{text}</span>
          </a>
        </li>
      ))}
      <li>
        <MailIcon />
        <a href={`mailto:${company.email}`}>
          <span className="visually-hidden">{words.email}: </span>
          <span dir="ltr">
            <EmailAddress address={company.email} />
          </span>
        </a>
      </li>
      {hours && (
        <li>
          <ClockIcon />
          <p className={classes.hours}>
            <span className="visually-hidden">{words.hours}: </span>
            {hours}
          </p>
        </li>
      )}
    </ul>
  );
}
