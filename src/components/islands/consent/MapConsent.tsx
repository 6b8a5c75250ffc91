import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import type { SiteWords } from '../../../content/model';
import {
  giveConsent,
  hasConsent,
  isConsentRemembered,
  watchConsent,
  withdrawConsent,
} from '../../../dom/mapConsent';
import { hasWebGl } from '../hasWebGl';
import { LiveMap, type LiveMapProps } from '../LiveMap';
import { isLiveMapEnabled } from '../useLiveMap';
import * as classes from './MapConsent.deferred.module.css';

export interface MapConsentProps extends LiveMapProps {
  /** Of the notice; a page has two maps. */
  id: string;
  words: Pick<SiteWords, 'mapNotice' | 'mapRemember' | 'mapShow' | 'mapHide'>;
}

/** Shows the live map once the visitor agrees, until the consent is withdrawn. Renders only in the browser. */
export function MapConsent({ id, words, ...map }: MapConsentProps) {
  const isAllowed = useSyncExternalStore(watchConsent, hasConsent);
  const [hasFailed, setHasFailed] = useState(false);
  const [canShow] = useState(() => isLiveMapEnabled() && hasWebGl());
  const remember = useRef<HTMLInputElement>(null);
  const fail = useCallback(() => setHasFailed(true), []);
  if (!canShow) return null;

  const isShown = isAllowed && !hasFailed;
  const toggle = () => {
    setHasFailed(false);
    if (isShown) withdrawConsent();
    else giveConsent({ remember: remember.current?.checked ?? false });
  };
  return (
    <>
      {isShown && <LiveMap {...map} onFailure={fail} />}
      <div className={classes.consent}>
        {!isShown && (
          <>
            <p id={id}>{words.mapNotice}</p>
            <label className={classes.remember}>
              <input
                ref={remember}
                type="checkbox"
                defaultChecked={isConsentRemembered()}
                onChange={({ target }) => {
                  // After a failure the choice may still be stored.
                  if (!target.checked) withdrawConsent();
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
          aria-describedby={isShown ? undefined : id}
          onClick={toggle}
        >
          {isShown ? words.mapHide : words.mapShow}
        </button>
      </div>
    </>
  );
}
