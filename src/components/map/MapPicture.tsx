import { Picture } from '../picture/Picture';
import * as classes from './MapPicture.deferred.module.css';

export interface MapPictureProps {
  office: Queries.CompanyDataFragment['office'];
  /** Which of the two maps this is; the styles around it show one of them at each width. */
  size: 'narrow' | 'wide';
  /** The picture's alternative text. */
  description: string;
  /** Names the source of the drawn map's coastline. */
  credit: string;
  /** Of the drawn map's labels. */
  mapLanguage: string;
}

/** What the drawn maps in `content/maps/` show, in their pixels of 1 : 1 at zoom 12. */
const drawn = {
  longitude: 23.64,
  latitude: 37.95,
  narrow: { width: 640, height: 480 },
  wide: { width: 1280, height: 960 },
};

/**
 * The office's own map picture; else the drawn one, which fits only the office it was drawn for;
 * else a plain panel, where the marker alone stands for the place.
 */
export function MapPicture({ office, size, description, credit, mapLanguage }: MapPictureProps) {
  if (office.mapPicture) {
    return (
      <Picture
        className={classes.own}
        picture={office.mapPicture}
        alt={description}
        sizes="(min-width: 60rem) 58vw, 100vw"
      />
    );
  }
  if (office.longitude !== drawn.longitude || office.latitude !== drawn.latitude) {
    return <div className={classes.plain} role="img" aria-label={description} />;
  }
  return (
    <>
      <img
        className={classes.drawn}
        src={`/map/${size}.${mapLanguage}.svg`}
        alt={description}
        loading="lazy"
        data-size={size}
        {...drawn[size]}
      />
      <small className={classes.credit}>{credit}</small>
    </>
  );
}
