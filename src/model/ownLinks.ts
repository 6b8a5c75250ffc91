/** Finds links to what this site does not have. */
import { basePath } from './company';
import { localizedPath } from './languages';
import { say } from './messages';
import { type AboutWords, type SectionName, sectionIds } from './model';

interface Site {
  url: string;
  languages: readonly { code: string; isDefault: boolean }[];
  /** Whether there is such a page or file. The path is without the site's own. */
  has: (path: string) => boolean;
  /** The words of a language. */
  aboutIn: (code: string) => AboutWords | undefined;
  /** The chosen ones. */
  sections?: SectionName[];
}

/** Returns what is wrong with the address of a link, if anything. A section is one of the About page in `language`. */
export function deadLink(href: string, site: Site, language = ''): string | undefined {
  const { path, hash } = ownAddress(href, site.url);
  if (path === undefined) return undefined;
  if (path && !site.has(path)) return say('deadAddress', { address: href });
  const aboutPage = ({ code, isDefault }: Site['languages'][number]) =>
    localizedPath('/about/', code, isDefault) === folderOf(path);
  const code = path ? site.languages.find(aboutPage)?.code : language;
  const about = hash && code && site.aboutIn(code);
  if (!about) return undefined;
  const ids = sectionIds(about, site.sections).map((id) => `#${id}`);
  return ids.includes(hash)
    ? undefined
    : say('deadSection', { address: href, sections: ids.join(', ') });
}

/**
 * The path, without the site's own, and the section, if the address is on this site. The path of a section alone is empty,
 * that of other sites undefined, also on the same host.
 */
function ownAddress(href: string, siteUrl: string): { path?: string; hash?: string } {
  if (href.startsWith('#')) return { path: '', hash: href };
  // A draft's may be incomplete.
  if (!URL.canParse(siteUrl) || !URL.canParse(href, siteUrl)) return {};
  // Pages add the site's own path to such links.
  const { protocol, host, pathname, hash } = new URL(href, siteUrl);
  if (href.startsWith('/')) return { path: pathname, hash };
  const hostOf = (name: string) => name.replace(/^www\./, '');
  const base = basePath(siteUrl);
  const isOwn =
    protocol.startsWith('http') &&
    hostOf(host) === hostOf(new URL(siteUrl).host) &&
    `${pathname}/`.startsWith(`${base}/`);
  return isOwn ? { path: pathname.slice(base.length) || '/', hash } : {};
}

/** `/about/` for `/about`, `/about/` and `/about/index.html`. */
export const folderOf = (path: string) => path.replace(/(\/index\.html|\/)?$/, '/');
