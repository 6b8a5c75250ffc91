/** Several editors, each in a browser of their own, who share a repository on a stand-in of a Git service. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { serveSite } from '../../../scripts/siteServer';
import { buildCms } from '../../../src/gatsby/cms';
import { test as base, Editor, expect, sampleFiles } from '../editor';
import { giteaApi } from './gitea';
import { githubApi } from './github';
import { Repository } from './repository';
import type { Api, Call, Reply } from './service';
import { readUnsavedTexts } from './unsavedTexts';

export { expect };

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
    await page.route('**/icon.svg', (route) => route.fulfill({ path: 'static/icon.svg' }));
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
    const reply = this.reply(call) ?? this.unknown(call);
    if (trouble === 'answer lost' && isCommit) return route.abort('connectionreset');
    return route.fulfill({ status: 200, ...reply });
  }

  private unknown({ method, path, body }: Call): Reply {
    this.faults.push(`${method} ${path} ${JSON.stringify(body)}`);
    return { status: 404, json: {} };
  }
}

/** What goes wrong between an editor and the service. */
export type Trouble = 'offline' | 503 | 'commit fails' | 'answer lost';

export class TeamEditor extends Editor {
  trouble: Trouble | undefined;
  /** The access token that the service accepts. */
  token = 'first';

  constructor(
    page: Page,
    private readonly name: string,
  ) {
    super(page);
  }

  get author() {
    return { name: this.name, email: `${this.name.toLowerCase()}@example.com` };
  }

  async signIn(): Promise<void> {
    await this.page.getByRole('button', { name: /Access Token/ }).click();
    await this.dialog.getByRole('textbox').fill(this.token);
    await this.dialog.getByRole('button', { name: 'Sign In' }).click();
    await expect(this.page.getByRole('button', { name: 'Show Account Menu' })).toBeVisible();
  }

  /** Waits until the CMS has kept an unsaved text in the browser. */
  async unsavedTextKept(text: string): Promise<void> {
    await expect.poll(() => this.page.evaluate(readUnsavedTexts)).toContain(text);
  }

  /** Takes up the offer to go on with unsaved texts. */
  async restore(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Restore' }).click();
  }
}
