import { Island } from '../Island';
import type { MapConsentProps } from '../islands/consent/MapConsent';
import { LiveMap } from '../islands/LiveMap';
import { LiveMapOnRequest } from '../islands/LiveMapOnRequest';
import { MapPicture, type MapPictureProps } from './MapPicture';
import { Marker } from './Marker';
import * as classes from './OfficeMap.deferred.module.css';

interface Props extends MapPictureProps {
  /** Whether the live map waits for the visitor's consent. */
  isOnRequest: boolean;
  words: MapPictureProps['words'] & MapConsentProps['words'];
  className?: string;
}

/**
 * A map that can't be moved: a picture and, with a token, the live map over it. One marker serves both, as the office is
 * always in the middle.
 */
export function OfficeMap({ className, isOnRequest, ...map }: Props) {
  const { longitude, latitude } = map.office;
  const live = { office: { longitude, latitude }, language: map.language };
  const asksForConsent = Boolean(process.env.GATSBY_MAPBOX_TOKEN) && isOnRequest;
  return (
    <div className={`${classes.map} ${className}`} data-consent={asksForConsent || undefined}>
      <MapPicture {...map} />
      {process.env.GATSBY_MAPBOX_TOKEN &&
        (isOnRequest ? (
          <Island
            name="LiveMapOnRequest"
            component={LiveMapOnRequest}
            props={{ ...live, id: `map-${map.size}`, words: consentWords(map.words) }}
          />
        ) : (
          <Island name="LiveMap" component={LiveMap} props={live} />
        ))}
      <Marker />
    </div>
  );
}

/** Only what the page needs as JSON. */
function consentWords({ mapNotice, mapRemember, mapShow, mapHide }: MapConsentProps['words']) {
  return { mapNotice, mapRemember, mapShow, mapHide };
}
