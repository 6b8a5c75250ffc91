/** An editor who signs in to a stand-in of a Git service. */
import { expect, type Page } from '@playwright/test';
import { Editor } from '../editor';
import type { Service } from './service';

/** What goes wrong between an editor and the service. */
type Trouble =
  | 'offline'
  | 503
  | 'commit fails'
  | 'commit is cut off'
  | 'denied'
  | 'too many requests'
  | 'no access';

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

  get author() {
    return { name: this.name, email: `${this.name.toLowerCase()}@example.com` };
  }

  async signIn(): Promise<void> {
    await this.page.getByRole('button', { name: /Access Token/ }).click();
    await this.dialog.getByRole('textbox').fill(this.token);
    await this.dialog.getByRole('button', { name: 'Sign In' }).click();
    await expect(this.page.getByRole('button', { name: 'Show Account Menu' })).toBeVisible();
  }

  /** Opens the page's texts in a language, by its own name, and changes one, without saving. */
  async change(key: 'title' | 'text' | 'note', text: string, language?: string) {
    await this.openForm('Page', language);
    await this.type(key, text);
  }

  /** In the form of an entry with a draft. */
  async discardDraft(): Promise<void> {
    await this.page.getByRole('button', { name: 'Show Editor Options' }).click();
    await this.page.getByRole('menuitem', { name: 'Discard' }).click();
    await this.dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(this.page.getByRole('button', { name: 'Cancel Editing' })).toBeHidden();
  }

  /** In the form of an entry with a draft. */
  async publishDraft(): Promise<void> {
    const publish = this.page.getByRole('button', { name: 'Publish' });
    // The CMS loses clicks that come too early.
    await expect(async () => {
      await this.page.getByRole('button', { name: /^Status/ }).click();
      await this.page.getByRole('menuitemradio', { name: 'Ready' }).click();
      await expect(publish).toBeVisible({ timeout: 3000 });
    }).toPass();
    await publish.click();
    await this.dialog.getByRole('button', { name: 'Publish' }).click();
  }

  /** Where changes are reviewed, leaves the review for later. */
  override async save(): Promise<void> {
    if (!this.service.hasReview) return super.save();
    await this.trySaving();
    await this.dialog.getByRole('button', { name: 'Later' }).click();
    await this.saved();
  }

  override async saveAnyway(): Promise<void> {
    await this.trySavingAnyway();
    const later = this.dialog.getByRole('button', { name: 'Later' });
    if (this.service.hasReview) await later.click();
    await this.saved();
  }
}
