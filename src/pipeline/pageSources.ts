/** What the policy of pages allows them to load besides the site's own files. */
export function pageSources(mapToken: string | undefined): Record<string, string[]> {
  // The letters of the first screen's headings are in the page.
  const fonts = { 'font-src': ['data:'] };
  if (!mapToken) return fonts;
  const map = ['https://api.mapbox.com', 'https://events.mapbox.com'];
  return {
    ...fonts,
    'img-src': ['data:', 'blob:', ...map],
    'connect-src': map,
    'worker-src': ["'self'", 'blob:'],
  };
}
