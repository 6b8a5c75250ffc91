/** Which addresses links in the content may have. */
import { z } from 'zod';
import { normalizeTarget } from './normalize';
import { schemaAt } from './schemaAt';
import type { Path } from './texts';

declare module 'zod' {
  interface GlobalMeta {
    /** Whether what the address names on this site must exist. */
    isTarget?: boolean;
  }
}

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

/** The address of a link. The check refuses it if this site lacks what it names; see `src/pipeline/links.ts`. */
export const linkTarget = z.string().max(2000, { abort: true }).refine(isLinkTarget).meta({
  // A form has one line for it.
  format: 'uri',
  font: 'none',
  inputMode: 'url',
  isTarget: true,
  normalize: normalizeTarget,
});

/** Whether the value at `path` is such an address, which nobody has to translate. */
export const isTargetAt = (model: z.ZodType, path: Path): boolean =>
  schemaAt(model, path)?.meta()?.isTarget ?? false;
