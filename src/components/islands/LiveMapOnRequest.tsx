import { type ComponentType, useEffect, useState } from 'react';
import type { MapConsentProps } from './consent/MapConsent';

/**
 * The live map of visitors who agree to it. Renders nothing until its script has loaded, so that the page never has a
 * button that does nothing. The script is separate, as most sites don't need it.
 */
export function LiveMapOnRequest(props: MapConsentProps) {
  const [Consent, setConsent] = useState<ComponentType<MapConsentProps>>();
  useEffect(() => {
    // Evaluated by webpack, which leaves out the script of sites without a token.
    if (process.env.GATSBY_MAPBOX_TOKEN)
      import('./consent/MapConsent')
        .then(({ MapConsent }) => setConsent(() => MapConsent))
        // The picture stays.
        .catch(() => undefined);
  }, []);
  return Consent ? <Consent {...props} /> : null;
}
