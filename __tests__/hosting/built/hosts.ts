/** The servers that the site is tested on: ours, real nginx, and in the full run Cloudflare's and Netlify's own tools. */
import { startNginx } from '../../../scripts/hosts/nginx';
import { startTool, tools } from '../../../scripts/hosts/tools';
import { hasNginx } from '../../../scripts/installNginx';
import { serveSite } from '../../../scripts/siteServer';

interface Server {
  url: string;
  stop: () => unknown;
}

export interface Host {
  name: string;
  start: (root: string, site: string) => Promise<Server>;
  /** Whether the run has what the host needs. */
  isTested: boolean;
  /** Netlify compares only the browser's first language. */
  readsFirstLanguageOnly?: boolean;
  /** Netlify's local server adds no headers to redirects, sets Cache-Control itself, and serves a page without its slash. */
  isNetlify?: boolean;
}

const isFullRun = Boolean(process.env.FULL_RUN);

export const hosts: Host[] = [
  {
    name: 'npm start',
    isTested: true,
    start: async (_, site) => {
      const { server, url } = await serveSite(site, 0);
      const stop = () => {
        server.close();
        server.closeAllConnections();
      };
      return { url, stop };
    },
  },
  { name: 'nginx', start: startNginx, isTested: hasNginx() },
  {
    name: 'Cloudflare Pages',
    isTested: isFullRun,
    start: (_, site) => startTool(site, tools.cloudflare),
  },
  {
    name: 'Netlify',
    isTested: isFullRun,
    readsFirstLanguageOnly: true,
    isNetlify: true,
    start: (_, site) => startTool(site, tools.netlify),
  },
];
