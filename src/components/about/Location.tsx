import type { AboutWords, SiteWords } from '../../content/model';
import { Island } from '../Island';
import { TypedHeading } from '../islands/TypedHeading';
import { OfficeMap } from '../map/OfficeMap';
import { ContactList } from './ContactList';
import * as classes from './Location.deferred.module.css';

interface Props {
  words: AboutWords['map'];
  siteWords: SiteWords;
  company: Queries.CompanyDataFragment;
  /** Codes of the page's language and of the drawn map's labels. */
  language: { code: string; mapLanguage: string };
  /** The map's description, and its picture, if the owner has one. */
  mapPicture: Queries.PictureFragment;
  /** Whether the live map waits for the visitor's consent. */
  isMapOnRequest: boolean;
}

/** Renders a narrow and a wide map; the styles show the one that fits the screen. */
export function Location(props: Props) {
  const { words, siteWords, company, language, mapPicture, isMapOnRequest } = props;
  const map = {
    office: company.office,
    picture: mapPicture,
    credit: siteWords.mapCredit,
    language: language.code,
    mapLanguage: language.mapLanguage,
    address: words.address,
    mapsUrl: company.mapsUrl,
    words: siteWords,
    isOnRequest: isMapOnRequest,
  };
  return (
    <section className={classes.location} aria-labelledby="location">
      <OfficeMap {...map} size="narrow" className={classes.narrow} />
      <OfficeMap {...map} size="wide" className={classes.wide} />
      <div className={classes.panel}>
        <Island
          // In the editor, changed phrases need a new heading, because typed.js owns the text inside.
          key={words.slides.join()}
          name="TypedHeading"
          component={TypedHeading}
          props={{
            id: 'location',
            phrases: words.slides,
            pause: siteWords.pause,
            resume: siteWords.resume,
          }}
        />
        <p className={classes.description} data-reveal>
          {words.description}
        </p>
        <ContactList
          company={company}
          address={words.address}
          words={siteWords}
          language={language.code}
        />
      </div>
    </section>
  );
}
