/** The path of the site's address: `/about-us` for `https://example.com/about-us`, empty at the root of a host. */
export const basePath = (url: string): string => new URL(url).pathname.replace(/\/$/, '');
