import { Island } from '../../client/Island';
import { withPrefix } from '../../client/withPrefix';
import type { Labels } from '../../model/model';
import type { CompanyData, SiteData } from '../../model/pageData';
import { type MapSize, mapFile, mapSizes, mapThemes } from '../../model/pictures';
import { Picture, type PictureData } from '../picture/Picture';
import * as classes from './OfficeMap.deferred.module.css';

export interface OfficeMapProps {
  office: CompanyData['office'];
  /** The owner's own, if there are files, and the alternative text. */
  pictures: { map: PictureData; mapDark: PictureData; mapCredit?: string | null };
  drawnMap: SiteData['drawnMap'];
  /** Code of the page's language. */
  language: string;
  address: string;
  /** Address of a map on another site. */
  mapsUrl: string;
  words: Labels;
  /** Whether the live map waits for the visitor's consent. */
  isOnRequest: boolean;
  /** Each page has both maps; the styles of `Location` show one of them. */
  size: MapSize;
  className?: string | undefined;
}

/**
 * A map that can't be moved: a picture and, with a token, the live map over it. One marker serves both, as the office is
 * always in the middle.
 */
export function OfficeMap(props: OfficeMapProps) {
  const { office, language, words, isOnRequest, size, className } = props;
  const { longitude, latitude } = office;
  const consent = { id: `map-${size}`, words: consentWords(words) };
  const live = {
    office: { longitude, latitude },
    language,
    consent: isOnRequest ? consent : undefined,
  };
  const asksForConsent = Boolean(process.env.GATSBY_MAPBOX_TOKEN) && isOnRequest;
  return (
    <div className={`${classes.map} ${className}`} data-consent={asksForConsent || undefined}>
      <MapPicture {...props} />
      {process.env.GATSBY_MAPBOX_TOKEN && <Island name="LiveMap" props={live} />}
      <Marker />
    </div>
  );
}

/** Only what the page needs as JSON. */
function consentWords({ mapNotice, mapRemember, mapShow, mapHide }: Labels) {
  return { mapNotice, mapRemember, mapShow, mapHide };
}

/**
 * Shows the office's own map picture; without one, the drawn map, if it was drawn for this position; otherwise the
 * address. Both themes' pictures are in the page, and the browser loads the one that the styles show.
 */
function MapPicture({ pictures, drawnMap, size, language, ...others }: OfficeMapProps) {
  const { map, mapDark, mapCredit } = pictures;
  if (map.file) {
    const sizes = '(min-width: 60rem) 58vw, 100vw';
    return (
      <>
        <Picture className={classes.picture} picture={map} sizes={sizes} />
        <Picture className={`${classes.picture} ${classes.dark}`} picture={mapDark} sizes={sizes} />
        {mapCredit && <small className={classes.credit}>{mapCredit}</small>}
      </>
    );
  }
  if (!drawnMap) return <AddressPanel {...others} />;
  return (
    <>
      {mapThemes.map((theme) => (
        <img
          key={theme}
          className={`${classes.picture} ${classes.drawn} ${theme === 'dark' ? classes.dark : ''}`}
          src={withPrefix(`/map/${mapFile(size, drawnMap.language, theme)}`)}
          alt={map.alt}
          loading="lazy"
          data-size={size}
          {...mapSizes[size]}
        />
      ))}
      <small
        className={classes.credit}
        lang={drawnMap.creditLanguage === language ? undefined : drawnMap.creditLanguage}
      >
        {drawnMap.credit}
      </small>
    </>
  );
}

/** In place of a map of the office, if there is none. */
function AddressPanel({
  address,
  mapsUrl,
  words,
}: Pick<OfficeMapProps, 'address' | 'mapsUrl' | 'words'>) {
  return (
    <div className={classes.panel}>
      <div className={classes.words}>
        <p className={classes.address}>{address}</p>
        <a className={classes.link} href={mapsUrl} target="_blank" rel="noopener">
          {words.openMap}
          <span className="visually-hidden"> ({words.newTab})</span>
        </a>
      </div>
    </div>
  );
}

/** Hidden from screen readers, as the map picture has an alternative text. */
function Marker() {
  return (
    <svg className={classes.marker} viewBox="0 0 36 46" width="36" height="46" aria-hidden="true">
      <path strokeWidth="1.5" d="M18 45C8 32 2 25 2 17.5a16 16 0 0 1 32 0C34 25 28 32 18 45z" />
      <circle cx="18" cy="17.5" r="5.5" />
    </svg>
  );
}
