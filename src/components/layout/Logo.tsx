import { mark } from './mark';

/** Hidden from screen readers, as the company's name is next to it. */
export function Logo() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {mark.map(({ color, shape }) => (
        <path key={color} fill={`var(--${color})`} d={shape} />
      ))}
    </svg>
  );
}
