/** An editor who signs in to a stand-in of a Git service. */
import type { Page } from '@playwright/test';
import { Editor, expect } from '../editor';
import type { Service } from './service';
import { readUnsavedTexts } from './unsavedTexts';

/** What goes wrong between an editor and the service. */
export type Trouble = 'offline' | 503 | 'commit fails' | 'answer lost' | 'protected';

/** Of the large title. */
export const lines = ['first', 'second', 'third'] as const;
export type Line = (typeof lines)[number];

export class TeamEditor extends Editor {
  trouble: Trouble | undefined;
  /** The access token that the service accepts. */
  token = 'first';

  constructor(
    page: Page,
    private readonly name: string,
    private readonly service: Service,
  ) {
    super(page);
  }

  private interruption: { call: RegExp; action: () => Promise<void> } | undefined;

  /** Does something right before the service gets this editor's next such request: method, path and body. */
  interrupt(call: RegExp, action: () => Promise<void>): void {
    this.interruption = { call, action };
  }

  /** Called before each call. */
  async meanwhile(call: string): Promise<void> {
    const { interruption } = this;
    if (!interruption?.call.test(call)) return;
    this.interruption = undefined;
    await interruption.action();
  }

  /** Opens another tab of the same browser, which is signed in already. */
  async openTab(): Promise<TeamEditor> {
    const tab = new TeamEditor(await this.page.context().newPage(), this.name, this.service);
    await tab.page.goto('/admin/');
    return tab;
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

  /** Opens the large title's texts and changes one, without saving. */
  async changeTitle(line: Line, text: string, language = 'English') {
    await this.openEntry('about');
    await this.writeTitle(line, text, language);
  }

  /** Opens the words of the 404 page and changes its heading, without saving. */
  async changeNotFound(text: string) {
    await this.openEntry('notFound');
    await this.write('title', text);
  }

  async writeTitle(line: Line, text: string, language: string) {
    await this.chooseLanguage(language);
    await this.unfold('page.about.title');
    await this.write(`page.about.title.${line}`, text);
  }

  /** Where changes are reviewed, leaves the review for later. */
  override async save(): Promise<void> {
    if (this.service.branch === 'main') return super.save();
    await this.trySaving();
    await this.dialog.getByRole('button', { name: 'Later' }).click();
    await this.saved();
  }

  /** Says that the open draft may be published. */
  async approve(): Promise<void> {
    await this.page.getByRole('button', { name: /Status: .?Draft/ }).click();
    await this.page.getByRole('menuitemradio', { name: 'Ready' }).click();
    await expect(this.page.getByRole('button', { name: /Status: .?Ready/ })).toBeVisible();
  }

  /** Tries to publish the open draft. */
  async publish(): Promise<void> {
    await this.page.getByRole('button', { name: 'Publish Entry' }).click();
    await this.dialog.getByRole('button', { name: 'Publish' }).click();
  }

  async published(): Promise<void> {
    await expect(this.page.getByRole('button', { name: 'Cancel Editing' })).toBeHidden();
  }

  /** Waits until the CMS has kept an unsaved text in the browser. */
  async unsavedTextKept(text: string): Promise<void> {
    const kept = () => this.page.evaluate(readUnsavedTexts);
    await expect.poll(kept, { intervals: [50] }).toContain(text);
  }

  /** Takes up the offer to go on with unsaved texts. */
  async restore(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Restore' }).click();
  }
}
