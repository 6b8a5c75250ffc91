import type { AboutWords, SiteWords } from '../../content/model';
import { Island } from '../Island';
import { TypedHeading } from '../islands/TypedHeading';
import type { MapPictureProps, MapPictures } from '../map/MapPicture';
import { OfficeMap } from '../map/OfficeMap';
import { wordStep } from '../wordStep';
import { ContactList } from './ContactList';
import * as classes from './Location.deferred.module.css';

interface Props {
  words: AboutWords['map'];
  siteWords: SiteWords;
  company: Queries.CompanyDataFragment;
  language: { code: string } & Pick<MapPictureProps, 'drawnMap'>;
  pictures: MapPictures;
  /** Whether the live map waits for the visitor's consent. */
  isMapOnRequest: boolean;
}

/** Renders a narrow and a wide map; the styles show the one that fits the screen. */
export function Location(props: Props) {
  const { words, siteWords, company, language, pictures, isMapOnRequest } = props;
  const map = {
    office: company.office,
    pictures,
    drawnMap: language.drawnMap,
    language: language.code,
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
            word: wordStep(words.slides),
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
