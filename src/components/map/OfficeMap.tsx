import { Island } from '../Island';
import { LiveMap } from '../islands/LiveMap';
import { MapPicture, type MapPictureProps } from './MapPicture';
import { Marker } from './Marker';
import * as classes from './OfficeMap.deferred.module.css';

interface Props extends MapPictureProps {
  className?: string;
}

/**
 * A map that can't be moved: a picture and, with a token, the live map over it. One marker serves both, as the office is
 * always in the middle.
 */
export function OfficeMap({ className, ...map }: Props) {
  const { longitude, latitude } = map.office;
  return (
    <div className={`${classes.map} ${className}`}>
      <MapPicture {...map} />
      {process.env.GATSBY_MAPBOX_TOKEN && (
        <Island
          name="LiveMap"
          component={LiveMap}
          props={{ office: { longitude, latitude }, language: map.language }}
        />
      )}
      <Marker />
    </div>
  );
}
