/** Several editors, each in a browser of their own, who share a repository on a stand-in of a Git service. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Route } from '@playwright/test';
import { serveSite } from '../../../scripts/siteServer';
import { buildCms } from '../../../src/gatsby/cms';
import { test as base, expect, sampleFiles } from '../editor';
import { giteaApi } from './gitea';
import { githubApi } from './github';
import { Repository } from './repository';
import type { Api, Call, Reply } from './service';
import { TeamEditor } from './teamEditor';

export { expect, type TeamEditor };

const server = 'https://git.example.com';
const project = '/repos/example/website';

interface Fixtures {
  team: Team;
}

const services = { gitea: giteaApi, github: githubApi };

interface WorkerFixtures {
  service: keyof typeof services;
  /** The address of a site whose editor saves to the service. */
  teamSite: string;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  service: ['gitea', { scope: 'worker', option: true }],
  teamSite: [
    async ({ service }, use) => {
      const site = mkdtempSync(join(tmpdir(), 'team-site-'));
      const environment = {
        CMS_BACKEND: service,
        CMS_REPO: 'example/website',
        CMS_SERVER_URL: server,
      };
      await buildCms({ root: process.cwd(), site, environment });
      const { url, server: running } = await serveSite(site, 0);
      await use(url);
      running.close();
      rmSync(site, { recursive: true });
    },
    { scope: 'worker' },
  ],
  team: async ({ browser, service, teamSite, folder }, use) => {
    const repository = new Repository(folder);
    const team = new Team(browser, teamSite, repository, services[service](repository));
    await use(team);
    await team.leave();
    expect(team.faults).toEqual([]);
  },
});

export class Team {
  /** Calls that the stand-in doesn't know, and errors in the pages. */
  readonly faults: string[] = [];
  private readonly contexts: BrowserContext[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly url: string,
    readonly repository: Repository,
    private readonly reply: Api,
  ) {
    const author = { name: 'Owner', email: 'owner@example.com' };
    repository.commit({ branch: 'main', author, message: 'Start', files: sampleFiles() });
  }

  /** Signs an editor in. */
  async join(name: string): Promise<TeamEditor> {
    const context = await this.browser.newContext({ baseURL: this.url });
    this.contexts.push(context);
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => this.faults.push(message));
    const editor = new TeamEditor(page, name);
    await context.route(`${server}/**`, (route) => this.answer(route, editor));
    await context.route('**/icon.svg', (route) => route.fulfill({ path: 'static/icon.svg' }));
    await page.goto('/admin/');
    await editor.signIn();
    return editor;
  }

  async leave(): Promise<void> {
    await Promise.all(this.contexts.map((context) => context.close()));
  }

  private async answer(route: Route, editor: TeamEditor): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const path = decodeURI(pathname)
      .replace(/^\/api(\/v\d)?/, '')
      .replace(project, '');
    const method = request.method();
    const { trouble } = editor;
    const isCommit = method === 'POST' && path === '/contents';
    if (trouble === 'offline') return route.abort('internetdisconnected');
    if (trouble === 503 || (trouble === 'commit fails' && isCommit)) {
      return route.fulfill({ status: 503, json: {} });
    }
    const isKnown = (await request.headerValue('authorization')) === `token ${editor.token}`;
    if (!isKnown) return route.fulfill({ status: 401, json: { message: 'token is invalid' } });
    const call = { method, path, body: request.postDataJSON(), author: editor.author };
    await editor.meanwhile(`${path} ${request.postData()}`);
    const reply = this.reply(call) ?? this.unknown(call);
    if (trouble === 'answer lost' && isCommit) return route.abort('connectionreset');
    return route.fulfill({ status: 200, ...reply });
  }

  private unknown({ method, path, body }: Call): Reply {
    this.faults.push(`${method} ${path} ${JSON.stringify(body)}`);
    return { status: 404, json: {} };
  }
}
