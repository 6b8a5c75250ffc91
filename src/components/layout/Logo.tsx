/** A sun on the horizon. Hidden from screen readers, as the company's name is next to it. */
export function Logo() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path fill="var(--accent)" d="M1 11.4a11 11 0 0 1 22 0z" />
      <path fill="var(--sea)" d="M23 12.6a11 11 0 0 1-22 0z" />
    </svg>
  );
}
