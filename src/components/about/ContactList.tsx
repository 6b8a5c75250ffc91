import type { SiteWords } from '../../content/model';
import { ExternalLinkIcon } from '../icons/ExternalLinkIcon';
import { MailIcon } from '../icons/MailIcon';
import { MapPinIcon } from '../icons/MapPinIcon';
import { PhoneIcon } from '../icons/PhoneIcon';
import * as classes from './ContactList.deferred.module.css';

interface Props {
  company: Pick<Queries.CompanyDataFragment, 'phone' | 'phoneUri' | 'email' | 'mapsUrl'>;
  address: string;
  words: Pick<SiteWords, 'address' | 'phone' | 'email' | 'newTab'>;
}

/** Phone numbers and e-mail addresses run left to right in every language. */
export function ContactList({ company, address, words }: Props) {
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
      <li>
        <PhoneIcon />
        <a href={company.phoneUri}>
          <span className="visually-hidden">{words.phone}: </span>
          <span dir="ltr">{company.phone}</span>
        </a>
      </li>
      <li>
        <MailIcon />
        <a href={`mailto:${company.email}`}>
          <span className="visually-hidden">{words.email}: </span>
          <span dir="ltr">{company.email}</span>
        </a>
      </li>
    </ul>
  );
}
