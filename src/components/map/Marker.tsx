import * as classes from './Marker.deferred.module.css';

/** Hidden from screen readers, as the map picture has an alternative text. */
export function Marker() {
  return (
    <svg className={classes.marker} viewBox="0 0 36 46" width="36" height="46" aria-hidden="true">
      <path strokeWidth="1.5" d="M18 45C8 32 2 25 2 17.5a16 16 0 0 1 32 0C34 25 28 32 18 45z" />
      <circle cx="18" cy="17.5" r="5.5" className={classes.hole} />
    </svg>
  );
}
