import { useRef } from 'react';
import * as classes from './LiveMap.deferred.module.css';
import { useLiveMap } from './useLiveMap';

export interface LiveMapProps {
  office: { longitude: number; latitude: number };
  /** Code of the language of the map's labels. */
  language: string;
}

interface Props extends LiveMapProps {
  /** Called when the map has been removed because something failed. */
  onFailure?: () => void;
}

/**
 * The live map, over the picture of the map. It is invisible until it has loaded completely, and removed if anything
 * fails.
 */
export function LiveMap({ office, language, onFailure }: Props) {
  const container = useRef<HTMLDivElement>(null);
  useLiveMap(container, office, language, onFailure);
  return <div ref={container} className={classes.live} dir="ltr" />;
}
