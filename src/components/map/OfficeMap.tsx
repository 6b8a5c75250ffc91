import { Island } from '../Island';
import { LiveMap } from '../islands/LiveMap';
import { MapPicture, type MapPictureProps } from './MapPicture';
import { Marker } from './Marker';
import * as classes from './OfficeMap.deferred.module.css';

interface Props extends MapPictureProps {
  /** Of the page, and so of the live map's labels. */
  language: string;
  className?: string;
}

/**
 * A still map of the office: a picture from the first paint on and, with a token, the live map over it. One marker
 * serves both: the map can't be moved, so the office is always in the middle.
 */
export function OfficeMap({ language, className, ...picture }: Props) {
  const { longitude, latitude } = picture.office;
  return (
    <div className={`${classes.map} ${className}`}>
      <MapPicture {...picture} />
      {process.env.GATSBY_MAPBOX_TOKEN && (
        <Island
          name="LiveMap"
          component={LiveMap}
          props={{ office: { longitude, latitude }, language }}
        />
      )}
      <Marker />
    </div>
  );
}
