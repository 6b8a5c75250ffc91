import { useRef } from 'react';
import { MapPicture, type MapPictureProps } from './MapPicture';
import { Marker } from './Marker';
import * as classes from './OfficeMap.module.css';
import { useLiveMap } from './useLiveMap';

interface Props extends MapPictureProps {
  /** Of the page, and so of the live map's labels. */
  language: string;
  className?: string;
}

/**
 * A still map of the office. The picture is there from the first paint, and stays under the live map,
 * so that any failure of the live one shows as nothing but the picture. One marker serves both: the
 * map can't be moved, so the office is always in the middle.
 */
export function OfficeMap({ language, className, ...picture }: Props) {
  const live = useRef<HTMLDivElement>(null);
  useLiveMap(live, picture.office, language);
  return (
    <div className={`${classes.map} ${className}`}>
      <MapPicture {...picture} />
      <div ref={live} className={classes.live} dir="ltr" />
      <Marker />
    </div>
  );
}
