import { withPrefix } from '../../dom/withPrefix';
import { Picture } from '../picture/Picture';
import { AddressPanel, type AddressPanelProps } from './AddressPanel';
import { type MapSize, mapFile, mapSizes, mapThemes } from './drawnMap';
import * as classes from './MapPicture.deferred.module.css';

export interface MapPictureProps extends AddressPanelProps {
  office: Queries.CompanyDataFragment['office'];
  pictures: MapPictures;
  /** Each page has both maps; the styles of `Location` show one of them. */
  size: MapSize;
  /** Code of the page's language. */
  language: string;
  drawnMap: NonNullable<Queries.SiteDataFragment['language']>['drawnMap'];
}

/** The owner's own, if there are files, and the alternative text. */
export type MapPictures = Pick<
  Queries.AboutPageQuery['pictures'] & object,
  'map' | 'mapDark' | 'mapCredit'
>;

/**
 * Shows the office's own map picture; without one, the drawn map, if it was drawn for this position; otherwise the
 * address. Both themes' pictures are in the page, and the browser loads the one that the styles show.
 */
export function MapPicture(props: MapPictureProps) {
  const { office, pictures, size, drawnMap: drawn, language, address, mapsUrl, words } = props;
  const { map, mapDark, mapCredit } = pictures;
  if (map.file) {
    const sizes = '(min-width: 60rem) 58vw, 100vw';
    return (
      <>
        <Picture className={classes.own} picture={map} sizes={sizes} />
        <Picture className={`${classes.own} ${classes.dark}`} picture={mapDark} sizes={sizes} />
        {mapCredit && <small className={classes.credit}>{mapCredit}</small>}
      </>
    );
  }
  if (
    !drawn ||
    office.longitude !== drawn.office.longitude ||
    office.latitude !== drawn.office.latitude
  ) {
    return <AddressPanel address={address} mapsUrl={mapsUrl} words={words} />;
  }
  return (
    <>
      {mapThemes.map((theme) => (
        <img
          key={theme}
          className={theme === 'dark' ? `${classes.drawn} ${classes.dark}` : classes.drawn}
          src={withPrefix(`/map/${mapFile(size, drawn.language, theme)}`)}
          alt={map.alt}
          loading="lazy"
          data-size={size}
          {...mapSizes[size]}
        />
      ))}
      <small
        className={classes.credit}
        lang={drawn.creditLanguage === language ? undefined : drawn.creditLanguage}
      >
        {drawn.credit}
      </small>
    </>
  );
}
