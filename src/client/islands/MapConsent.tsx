import { useEffect, useRef } from 'react';
import type { Labels } from '../../model/model';
import { readChoice, storeChoice } from '../choices';
import * as classes from './LiveMap.deferred.module.css';

interface Props {
  words: Pick<Labels, 'mapNotice' | 'mapRemember' | 'mapShow' | 'mapHide'>;
  /** Whether the live map is shown. */
  isShown: boolean;
  onChange: (isShown: boolean) => void;
}

/** Lets the visitor agree to the live map, for this visit or for good, and withdraw the consent. */
export function MapConsent({ words, isShown, onChange }: Props) {
  const remember = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Left by an earlier visit, or from when the site showed the live map to everyone.
    deleteUnlessRemembered();
    // Also after a withdrawal: mapbox-gl stores its identifier again when a request ends that was sent before.
    window.addEventListener('pagehide', deleteUnlessRemembered);
    return () => window.removeEventListener('pagehide', deleteUnlessRemembered);
  }, []);

  return (
    <div className={`screen-only ${classes.consent}`}>
      {!isShown && (
        <>
          <p id="map-notice">{words.mapNotice}</p>
          <label className={classes.remember}>
            <input
              ref={remember}
              type="checkbox"
              // After a failure the choice may still be stored.
              defaultChecked={isRemembered()}
              onChange={({ target }) => {
                if (!target.checked) forget();
              }}
            />
            {words.mapRemember}
          </label>
        </>
      )}
      {/* One button for both, so that it keeps the focus. */}
      <button
        type="button"
        className={classes.button}
        aria-describedby={isShown ? undefined : 'map-notice'}
        onClick={() => {
          if (isShown) forget();
          else if (remember.current?.checked) storeChoice(STORAGE_KEY, 'yes');
          onChange(!isShown);
        }}
      >
        {isShown ? words.mapHide : words.mapShow}
      </button>
    </div>
  );
}

const STORAGE_KEY = 'liveMap';

export const isRemembered = () => readChoice(STORAGE_KEY) === 'yes';

function forget(): void {
  storeChoice(STORAGE_KEY, null);
  deleteUnlessRemembered();
}

/** Deletes what Mapbox stored. */
function deleteUnlessRemembered(): void {
  if (isRemembered()) return;
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('mapbox.eventData')) localStorage.removeItem(key);
    // Missing on pages without HTTPS.
    if ('caches' in window) caches.delete('mapbox-tiles').catch(() => undefined);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}
