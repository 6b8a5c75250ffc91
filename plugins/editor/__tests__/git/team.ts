/** Several editors, each in a browser of their own, who share a repository on a stand-in of a Git service. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Route } from '@playwright/test';
import { serveSite } from '../../../scripts/siteServer';
import { contentRoot } from '../../../src/files/contentRoot';
import { buildEditorIn } from '../../tools/editedSite';
import { sampleSite } from '../../tools/paths';
import { test as base, expect, sampleFiles } from '../editor';
import { gitea } from './gitea';
import { github } from './github';
import { gitlab } from './gitlab';
import { Repository } from './repository';
import { type Api, addressIn, failure, replyTo, type Service } from './service';
import { TeamEditor } from './teamEditor';

export { expect };

const server = 'https://git.example.com';

const services = { gitea, github, gitlab };
type ServiceName = keyof typeof services;
export const serviceNames = Object.keys(services) as ServiceName[];

interface Fixtures {
  service: ServiceName;
  team: Team;
}

interface WorkerFixtures {
  /** Resolves to the address of a site whose editor saves to the service. */
  siteOf: (service: ServiceName) => Promise<string>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  service: ['gitea', { option: true }],
  siteOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here
    async ({}, use) => {
      const sites = new Map<ServiceName, ReturnType<typeof buildSite>>();
      await use(async (service) => {
        const site = sites.get(service) ?? buildSite(service);
        sites.set(service, site);
        return (await site).url;
      });
      for (const site of sites.values()) (await site).remove();
    },
    { scope: 'worker' },
  ],
  team: async ({ browser, service, siteOf, folder }, use) => {
    const repository = new Repository(folder);
    const team = new Team(browser, await siteOf(service), repository, services[service]);
    await use(team);
    await team.leave();
    expect(team.faults).toEqual([]);
  },
});

async function buildSite(service: ServiceName) {
  const site = mkdtempSync(join(tmpdir(), 'team-site-'));
  const environment = {
    CMS_BACKEND: service,
    CMS_REPO: 'example/website',
    CMS_SERVER_URL: server,
  };
  await buildEditorIn(site, contentRoot(), environment);
  const { url, server: running } = await serveSite(site, 0, contentRoot());
  const remove = () => {
    running.close();
    rmSync(site, { recursive: true });
  };
  return { url, remove };
}

export class Team {
  /** Calls that the stand-in doesn't know, and errors in the pages. */
  readonly faults: string[] = [];
  private readonly contexts: BrowserContext[] = [];
  private readonly api: Api;

  constructor(
    private readonly browser: Browser,
    private readonly url: string,
    readonly repository: Repository,
    readonly service: Service,
  ) {
    this.api = service.api(repository);
    repository.commitAs('Owner', sampleFiles());
  }

  /** Signs an editor in. By default the window is too narrow for the preview, which would take a quarter of the time. */
  async join(name: string, viewport = { width: 800, height: 800 }): Promise<TeamEditor> {
    const context = await this.browser.newContext({ baseURL: this.url, viewport });
    this.contexts.push(context);
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => this.faults.push(message));
    const editor = new TeamEditor(page, name, this.service);
    await context.route(`${server}/**`, (route) => this.answer(route, editor));
    await context.route('**/icons/192.png', (route) =>
      route.fulfill({ path: `${sampleSite}/icons/192.png` }),
    );
    await page.goto('/admin/');
    await editor.signIn();
    return editor;
  }

  async joinBoth() {
    return { anna: await this.join('Anna'), boris: await this.join('Boris') };
  }

  async leave(): Promise<void> {
    await Promise.all(this.contexts.map((context) => context.close()));
  }

  /** The last commit that a save of the About page made, or began with. */
  head(): string {
    const { branch } = this.service;
    return this.repository.head(this.repository.hasBranch(branch) ? branch : 'main');
  }

  /** The large title's texts as last saved. */
  title(language: string, revision = this.head()) {
    return this.repository.json(`locales/${language}/translation.json`, revision).page.about.title;
  }

  /** The changes that were saved, newest first. */
  changes() {
    return this.repository.changes(this.service.branch);
  }

  private async answer(route: Route, editor: TeamEditor): Promise<void> {
    const request = route.request();
    const { path, query } = addressIn(request.url());
    const method = request.method();
    const line = `${method} ${path} ${request.postData()}`;
    const { trouble } = editor;
    const { commit, scheme } = this.service;
    const isCommit = commit.test(line);
    if (trouble === 'offline') return route.abort('internetdisconnected');
    if (trouble === 503 || (trouble === 'commit fails' && isCommit)) {
      return route.fulfill({ status: 503, body: '<h1>503 Service Unavailable</h1>' });
    }
    if (trouble === 'commit is cut off' && isCommit) return route.abort('failed');
    if (trouble === 'denied' && isCommit) return route.fulfill(this.service.denial);
    // As GitHub says both.
    if (trouble === 'too many requests')
      return route.fulfill(failure(403, 'API rate limit exceeded for user ID 1.'));
    if (trouble === 'no access') return route.fulfill(failure(404, 'Not Found'));
    const isKnown = (await request.headerValue('authorization')) === `${scheme} ${editor.token}`;
    if (!isKnown) return route.fulfill({ status: 401, json: { message: 'token is invalid' } });
    await editor.meanwhile(line);
    const body = request.postData() ?? '';
    const call = { method, path, query, body, author: editor.author };
    const reply = replyTo(call, this.api, this.faults);
    return route.fulfill({ status: 200, ...reply });
  }
}
