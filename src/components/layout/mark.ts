/** The mark of a company without a logo, 24 units wide and high: a sun on the horizon, in the theme's colours. */
export const mark = [
  { color: 'accent', shape: 'M1 11.4a11 11 0 0 1 22 0z' },
  { color: 'sea', shape: 'M23 12.6a11 11 0 0 1-22 0z' },
] as const;
