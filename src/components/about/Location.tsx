import { Island } from '../../islands/Island';
import { markBreaks } from '../../model/lineBreaks';
import type { AboutWords, Labels } from '../../model/model';
import { joinSentences } from '../../model/texts';
import type { Shell } from '../../model/viewData';
import { BrandIcon } from '../../ui/brandIcons';
import { ClockIcon, ExternalLinkIcon, MailIcon, MapPinIcon, PhoneIcon } from '../../ui/icons';
import { TextWithPhones } from '../../ui/TextWithPhones';
import { EmailAddress, PostalAddress, printedAddress } from '../addresses';
import { TextWithLinks } from '../TextWithLinks';
import { Actions } from './Actions';
import * as classes from './Location.deferred.module.css';
import { hasMap, OfficeMap } from './OfficeMap';

interface Props {
  words: AboutWords['map'];
  labels: Labels;
  shell: Shell;
  pictures: Queries.MapPicturesFragment;
  /** The main one is again beside the contact details. */
  actions: AboutWords['title']['actions'];
  /** The texts of all headings of one size, whose longest word decides it. */
  headings: string;
}

export function Location({ words, labels, shell, pictures, actions, headings }: Props) {
  const { company } = shell;
  const hours = company.openingHours?.text;
  const isBesideMap = hasMap(shell, pictures);
  return (
    <section
      className={`${classes.location} ${isBesideMap ? classes.besideMap : classes.alone}`}
      aria-labelledby="page-location"
    >
      {isBesideMap && <OfficeMap shell={shell} pictures={pictures} words={labels} />}
      <div className={classes.panel}>
        <Island
          // In the editor, changed phrases need a new heading, because typed.js owns the text inside.
          key={words.slides.join()}
          name="TypedHeading"
          props={{
            id: 'page-location',
            phrases: words.slides.map(markBreaks),
            spoken: joinSentences(words.slides, shell.language.script),
            headings,
            pause: labels.pause,
          }}
        />
        <p className={classes.description} data-reveal>
          <TextWithLinks text={words.description} />
        </p>
        {/* Named, as some screen readers would read each element apart. Phone numbers and e-mail addresses run left to right in every language. */}
        <ul className={classes.contact}>
          <li>
            <MapPinIcon />
            <a
              href={company.mapsUrl}
              data-printed={printedAddress(company.mapsUrl)}
              target="_blank"
              rel="noopener"
              aria-label={`${labels.address}: ${words.address} (${labels.newTab})`}
            >
              <span className={classes.address}>
                <bdi>
                  <PostalAddress address={words.address} />
                </bdi>
              </span>
              <span className={`screen-only ${classes.opens}`}>
                <ExternalLinkIcon />
              </span>
            </a>
          </li>
          {company.phones.map(({ text, uri }) => (
            <li key={uri}>
              <PhoneIcon />
              <a href={uri} aria-label={`${labels.phone}: ${text}`}>
                <span dir="ltr">{text}</span>
              </a>
            </li>
          ))}
          {company.contacts.map(({ kind, label, text, uri }) => {
            const name = [kind === 'phone' ? '' : kind, label].filter(Boolean).join(', ');
            return (
              <li key={uri}>
                {kind === 'phone' ? <PhoneIcon /> : <BrandIcon name={kind} />}
                <a href={uri} aria-label={`${name || labels.phone}: ${text}`}>
                  {name && (
                    <span className={classes.label}>
                      <bdi>{name}</bdi>
                    </span>
                  )}{' '}
                  <span className={classes.number}>
                    <bdi dir="ltr">{text}</bdi>
                  </span>
                </a>
              </li>
            );
          })}
          <li>
            <MailIcon />
            <a href={company.emailLink} aria-label={`${labels.email}: ${company.email}`}>
              <span dir="ltr">
                <EmailAddress address={company.email} />
              </span>
            </a>
          </li>
          {hours && (
            <li>
              <ClockIcon />
              <p>
                <span className="visually-hidden">{labels.hours}: </span>
                <bdi className={classes.hours}>
                  <TextWithPhones text={hours} />
                </bdi>
              </p>
            </li>
          )}
          {actions?.[0] && (
            <li className={classes.action}>
              <Actions actions={actions.slice(0, 1)} siteUrl={company.url} />
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}
