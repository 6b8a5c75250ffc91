/** The reference page's drawings, as its author would paste them into the page. */

const icon = (path: string, name = '') =>
  `<svg class="icon${name && ` ${name}`}" viewBox="0 0 20 20" aria-hidden="true"><path d="${path}"/></svg>`;

export const icons = {
  globe: icon(
    'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM2.5 10h15M10 2.5c4.5 4.6 4.5 10.4 0 15M10 2.5c-4.5 4.6-4.5 10.4 0 15',
  ),
  chevron: icon('m6.5 8.5 3.5 3.5 3.5-3.5'),
  place: icon(
    'M10 17.5c-3.6-3.7-5.5-6.6-5.5-9a5.5 5.5 0 0 1 11 0c0 2.4-1.9 5.3-5.5 9zM10 10.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  ),
  opens: icon('M7 4h9v9M16 4 5 15', 'opens'),
  phone: icon(
    'M4 2.5h3l1.5 4-2 1.5a10 10 0 0 0 5.5 5.5l1.5-2 4 1.5v3c0 .8-.7 1.5-1.5 1.5C8.8 17 3 11.2 2.5 4c0-.8.7-1.5 1.5-1.5z',
  ),
  mail: icon('M2.5 5h15v10.5h-15zM2.5 5.5l7.5 6 7.5-6'),
  system: icon(
    'M3.5 4h13a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM7 17h6M10 14v3',
  ),
  light: icon(
    'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6 16 16M4 16l1.4-1.4M14.6 5.4 16 4',
  ),
  dark: icon('M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3z'),
  pause: icon('M7 5v10M13 5v10'),
  play: icon('m7 4.5 8.5 5.5L7 15.5z'),
};

export const mark =
  '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path fill="var(--accent)" d="M1 11.4a11 11 0 0 1 22 0z"/><path fill="var(--sea)" d="M23 12.6a11 11 0 0 1-22 0z"/></svg>';

export const marker =
  '<svg class="marker" viewBox="0 0 36 46" width="36" height="46" aria-hidden="true"><path stroke-width="1.5" d="M18 45C8 32 2 25 2 17.5a16 16 0 0 1 32 0C34 25 28 32 18 45z"/><circle cx="18" cy="17.5" r="5.5"/></svg>';
