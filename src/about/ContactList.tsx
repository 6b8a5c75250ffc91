import type { SiteWords } from '../content/model';
import { MailIcon } from '../layout/icons/MailIcon';
import { OpensIcon } from '../layout/icons/OpensIcon';
import { PhoneIcon } from '../layout/icons/PhoneIcon';
import { PlaceIcon } from '../layout/icons/PlaceIcon';
import { Static } from '../layout/Static';
import * as classes from './ContactList.module.css';

interface Props {
  company: Pick<Queries.CompanyDataFragment, 'phone' | 'phoneUri' | 'email' | 'mapsUrl'>;
  address: string;
  words: Pick<SiteWords, 'address' | 'phone' | 'email' | 'newTab'>;
}

/** The three ways to reach the office. Numbers and mail addresses run left to right everywhere. */
export function ContactList({ company, address, words }: Props) {
  return (
    <Static as="ul" name="contact" className={classes.list}>
      <li>
        <PlaceIcon />
        <a href={company.mapsUrl} target="_blank" rel="noopener">
          <span className="visually-hidden">{words.address}: </span>
          <span>{address}</span>
          <span className="visually-hidden"> ({words.newTab})</span>
          <span className={classes.opens}>
            <OpensIcon />
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
    </Static>
  );
}
