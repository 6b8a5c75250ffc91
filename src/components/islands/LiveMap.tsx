import { useRef } from 'react';
import * as classes from './LiveMap.deferred.module.css';
import { useLiveMap } from './useLiveMap';

interface Props {
  office: { longitude: number; latitude: number };
  /** Code of the language of the map's labels. */
  language: string;
}

/**
 * The live map, over the picture of the map. It is invisible until it has loaded completely, and removed if anything
 * fails.
 */
export function LiveMap({ office, language }: Props) {
  const container = useRef<HTMLDivElement>(null);
  useLiveMap(container, office, language);
  return <div ref={container} className={classes.live} dir="ltr" />;
}
