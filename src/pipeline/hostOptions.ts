/** What `plugins/host-files` has to know of the site. */
import type { RuleOptions } from '../../plugins/host-files';
import type { LoadedContent } from '../files/read';
import { machineUrl } from '../model/company';
import { pagePaths } from './data/pages';

export function hostOptions({
  company,
  settings: { languages, defaultLanguage },
}: Pick<LoadedContent, 'company' | 'settings'>): RuleOptions {
  const others = languages.filter((code) => code !== defaultLanguage);
  return {
    siteUrl: machineUrl(company.url),
    notFoundPages: others.map((code) => `/${code}/404.html`),
    // Other sites may show pictures of shared links, and what an owner puts into `static/`.
    sameOrigin: [...pagePaths(process.cwd()), ...languages.map((code) => `/${code}/`), '/admin/'],
    hashed: ['/admin/assets/', '/admin/chunks/', '/cards/', '/fonts/'],
    sandboxed: ['/map/'],
  };
}
