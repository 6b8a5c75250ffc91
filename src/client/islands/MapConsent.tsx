import {
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Labels } from '../../model/model';
import { readChoice, storeChoice } from '../storage';
import * as classes from './LiveMap.deferred.module.css';

interface Props {
  /** Of the notice; a page has two maps. */
  id: string;
  words: Pick<Labels, 'mapNotice' | 'mapRemember' | 'mapShow' | 'mapHide'>;
  /** Renders the live map. */
  children: (onFailure: () => void) => ReactNode;
}

/** Shows the live map once the visitor agrees, until the consent is withdrawn. */
export function MapConsent({ id, words, children }: Props) {
  const hasAgreed = useSyncExternalStore(onChange, hasConsent);
  const [hasFailed, setHasFailed] = useState(false);
  const remember = useRef<HTMLInputElement>(null);
  const fail = useCallback(() => setHasFailed(true), []);
  useEffect(() => {
    // Left by an earlier visit, or from when the site showed the live map to everyone.
    if (!hasConsent()) deleteMapboxData();
    window.addEventListener('pagehide', endVisit);
    return () => window.removeEventListener('pagehide', endVisit);
  }, []);

  const isShown = hasAgreed && !hasFailed;
  const toggle = () => {
    setHasFailed(false);
    setConsent(!isShown, remember.current?.checked);
  };
  return (
    <>
      {isShown && children(fail)}
      <div className={classes.consent}>
        {!isShown && (
          <>
            <p id={id}>{words.mapNotice}</p>
            <label className={classes.remember}>
              <input
                ref={remember}
                type="checkbox"
                defaultChecked={isRemembered()}
                onChange={({ target }) => {
                  // After a failure the choice may still be stored.
                  if (!target.checked) setConsent(false);
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

const STORAGE_KEY = 'liveMap';
/** Consent for this page alone. Both maps share it. */
let isGiven = false;
const listeners = new Set<() => void>();

const isRemembered = () => readChoice(STORAGE_KEY) === 'yes';
const hasConsent = () => isGiven || isRemembered();

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setConsent(isGivenNow: boolean, isToBeRemembered = false): void {
  isGiven = isGivenNow;
  storeChoice(STORAGE_KEY, isGiven && isToBeRemembered ? 'yes' : null);
  if (!isGiven) deleteMapboxData();
  for (const listener of listeners) listener();
}

/** Also after a withdrawal: mapbox-gl stores its identifier again when a request ends that was sent before. */
function endVisit(): void {
  if (!isRemembered()) deleteMapboxData();
}

function deleteMapboxData(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('mapbox.eventData')) localStorage.removeItem(key);
    // Missing on pages without HTTPS.
    if ('caches' in window) caches.delete('mapbox-tiles').catch(() => undefined);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}
