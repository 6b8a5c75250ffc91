/** Several editors, each in a browser of their own, who share a repository on a stand-in of a Git service. */
import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { gitea } from './gitea';
import { github } from './github';
import { gitlab } from './gitlab';
import type { Repository } from './repository';
import { type Api, addressIn, failure, replyTo, type Service } from './service';
import { TeamEditor } from './teamEditor';

export const services = { gitea, github, gitlab };

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
    /** The service's address. */
    private readonly server: string,
  ) {
    this.api = service.api(repository);
  }

  /** Signs an editor in. By default the window is too narrow for the preview, which would take a quarter of the time. */
  async join(name: string, viewport = { width: 800, height: 800 }): Promise<TeamEditor> {
    const context = await this.browser.newContext({ viewport });
    this.contexts.push(context);
    const editor = await this.open(await context.newPage(), name);
    await editor.signIn();
    return editor;
  }

  /** Opens the sign-in page. */
  async open(page: Page, name: string): Promise<TeamEditor> {
    page.on('pageerror', ({ message }) => this.faults.push(message));
    const editor = new TeamEditor(page, name, this.service);
    await page.route(`${this.server}/**`, (route) => this.answer(route, editor));
    await page.goto(`${this.url}/admin/`);
    return editor;
  }

  async joinBoth() {
    return { anna: await this.join('Anna'), boris: await this.join('Boris') };
  }

  async leave(): Promise<void> {
    await Promise.all(this.contexts.map((context) => context.close()));
  }

  /** The branch of an entry such as `en/page`, as last saved. */
  branchOf(entry: string): string {
    const draft = `cms/${entry}`;
    return this.repository.hasBranch(draft) ? draft : 'main';
  }

  /** A page's texts as last saved. */
  words(language = 'en') {
    return this.repository.json(`content/${language}.json`, this.branchOf(`${language}/page`));
  }

  /** The changes of an entry that were saved, newest first. */
  changes(entry: string) {
    return this.repository.changes(this.branchOf(entry));
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
