import { withPrefix } from '../../dom/withPrefix';
import { Picture } from '../picture/Picture';
import { AddressPanel, type AddressPanelProps } from './AddressPanel';
import * as classes from './MapPicture.deferred.module.css';

export interface MapPictureProps extends AddressPanelProps {
  office: Queries.CompanyDataFragment['office'];
  /** The owner's own picture, if there is a file, and the alternative text. */
  picture: Queries.PictureFragment;
  /** Each page has both maps; the styles of `Location` show one of them. */
  size: 'narrow' | 'wide';
  /** Credit for the drawn map's coastline. */
  credit: string;
  /** Code of the language of the drawn map's labels. */
  mapLanguage: string;
}

/** Centre and size in pixels of the drawn maps in `content/maps/`, at the live map's zoom of 12. */
const drawn = {
  longitude: 23.64,
  latitude: 37.95,
  narrow: { width: 640, height: 480 },
  wide: { width: 1280, height: 960 },
};

/**
 * Shows the office's own map picture; without one, the drawn map, if it was drawn for this position; otherwise the
 * address.
 */
export function MapPicture(props: MapPictureProps) {
  const { office, picture, size, credit, mapLanguage, address, mapsUrl, words } = props;
  if (picture.file) {
    return (
      <Picture className={classes.own} picture={picture} sizes="(min-width: 60rem) 58vw, 100vw" />
    );
  }
  if (office.longitude !== drawn.longitude || office.latitude !== drawn.latitude) {
    return <AddressPanel address={address} mapsUrl={mapsUrl} words={words} />;
  }
  return (
    <>
      <img
        className={classes.drawn}
        src={withPrefix(`/map/${size}.${mapLanguage}.svg`)}
        alt={picture.alt}
        loading="lazy"
        data-size={size}
        {...drawn[size]}
      />
      <small className={classes.credit}>{credit}</small>
    </>
  );
}
