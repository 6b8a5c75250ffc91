/** Which addresses links in the content may have. Without packages, as pages use it. */

/** Browsers accept more characters in host names, but no registered host has them. */
export const HOST = /^[a-z\d-]+(\.[a-z\d-]+)+$/;

/**
 * Whether a link may lead there: a site with HTTPS, an e-mail address, a phone number, a page or file of this site
 * (`/about/`, `/files/menu.pdf`), or a section of the page (`#mission`).
 */
export function isLinkTarget(address: string): boolean {
  // Browsers drop tabs and line breaks, and read a backslash as a slash: `/\example.com` would be another host.
  if (/[\s\p{C}\\]/u.test(address)) return false;
  if (/^[/#]/.test(address)) return /^(\/(?!\/)|#.)/.test(address);
  if (/^mailto:/i.test(address)) return /^mailto:[^@?]+@[^@?]+\.[^?]+(\?.*)?$/i.test(address);
  if (/^tel:/i.test(address)) return /^tel:.*\d/i.test(address);
  return (
    /^https:\/\//i.test(address) && URL.canParse(address) && HOST.test(new URL(address).hostname)
  );
}

/** The same in texts, which may also link to sites without HTTPS. */
export const isTextLinkTarget = (address: string): boolean =>
  isLinkTarget(address.replace(/^http:/i, 'https:'));
