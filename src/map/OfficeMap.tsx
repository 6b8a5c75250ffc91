import { useRef } from 'react';
import { MapPicture, type MapSize } from './MapPicture';
import { Marker } from './Marker';
import * as classes from './OfficeMap.module.css';
import { useLiveMap } from './useLiveMap';

interface Props {
  office: Queries.CompanyDataFragment['office'];
  /** Which of the two maps this is; the styles around it show one of them at each width. */
  size: MapSize;
  /** The picture's alternative text. */
  description: string;
  /** Names the source of the drawn map's coastline. */
  credit: string;
  language: string;
  mapLanguage: string;
  className?: string;
}

/**
 * A still map of the office. The picture is there from the first paint, and stays under the live map,
 * so that any failure of the live one shows as nothing but the picture. One marker serves both: the
 * map can't be moved, so the office is always in the middle.
 */
export function OfficeMap({
  office,
  size,
  description,
  credit,
  language,
  mapLanguage,
  className,
}: Props) {
  const live = useRef<HTMLDivElement>(null);
  useLiveMap(live, office, language);
  return (
    <div className={`${classes.map} ${className}`}>
      <MapPicture
        office={office}
        size={size}
        description={description}
        credit={credit}
        language={mapLanguage}
      />
      <div ref={live} className={classes.live} dir="ltr" />
      <Marker />
    </div>
  );
}
