/** An editor of the large title who remembers which texts the screen has shown. */
import { expect } from '../editor';
import type { Team } from './team';
import type { Line, TeamEditor } from './teamEditor';

export const languageCodes = { English: 'en', Greek: 'el' } as const;
export type Language = keyof typeof languageCodes;
export type Answer = 'Yours' | 'Theirs' | 'Keep Editing';

export class FuzzEditor {
  readonly seen = new Set<string>();
  readonly counts = { saved: 0, conflicts: 0, refused: 0, restored: 0, published: 0 };
  /** The language in which the entry is open. */
  private open: Language | undefined;
  /** The texts that are not saved yet, by their fields. */
  private readonly unsaved = new Map<string, { line: Line; language: Language; text: string }>();

  constructor(
    private readonly editor: TeamEditor,
    private readonly team: Team,
  ) {}

  get name(): string {
    return this.editor.author.name;
  }

  async edit(line: Line, language: Language, text: string): Promise<void> {
    const opened = this.open ?? (await this.openEntry(language));
    const field = `page.about.title.${line}`;
    this.seen.add(await this.editor.text(field).inputValue());
    await this.editor.write(field, text);
    this.unsaved.set(`${opened} ${line}`, { line, language: opened, text });
    await this.editor.unsavedTextKept(text);
  }

  /** The browser offers what was not saved. */
  async reload(): Promise<void> {
    const { open, editor } = this;
    if (!open) return;
    await editor.page.reload();
    if (this.unsaved.size) {
      await editor.restore();
      this.counts.restored += 1;
    }
    await this.showTitle(open);
    for (const { line, language, text } of this.unsaved.values()) {
      if (language === open) await expect(this.input(line)).toHaveValue(text);
    }
  }

  /** Saves while another does something right before the service gets the commit. */
  async saveWhile(action: () => Promise<void>, answer: Answer): Promise<void> {
    if (!this.unsaved.size) return;
    let isSaving = true;
    this.editor.interrupt(this.team.service.commit, async () => {
      if (isSaving) await action();
    });
    await this.save(answer);
    // A save that was refused leaves the interruption to a later one.
    isSaving = false;
  }

  /** Publishes what both have saved, where changes are reviewed. */
  async publish(): Promise<void> {
    const { branch } = this.team.service;
    if (this.open || branch === 'main' || !this.team.repository.hasBranch(branch)) return;
    // The CMS looks for others' drafts when it loads.
    await this.editor.page.reload();
    await this.editor.openForm('about');
    await this.editor.approve();
    await this.editor.publish();
    await this.editor.published();
    this.counts.published += 1;
  }

  /** Answers each question until the text is saved, or the editor keeps editing. */
  async save(answer: Answer): Promise<void> {
    if (!this.unsaved.size) return;
    const { page } = this.editor;
    const choice = page.locator('dialog.choice');
    const refusal = page.getByRole('alertdialog');
    const review = page.getByRole('button', { name: 'Later' });
    const list = page.getByRole('button', { name: 'Cancel Editing' });
    const isAnswered = async () =>
      (await choice.or(refusal).or(review).first().isVisible()) || !(await list.isVisible());
    await this.editor.trySaving();
    for (;;) {
      await expect.poll(isAnswered, { intervals: [50] }).toBe(true);
      if (await review.isVisible()) {
        await review.click();
        await expect(review).toBeHidden();
      } else if (await choice.isVisible()) {
        await this.choose(answer);
      } else if (await refusal.isVisible()) {
        this.counts.refused += 1;
        return this.editor.closeDialog();
      } else {
        return this.verifySaved();
      }
    }
  }

  private async choose(answer: Answer): Promise<void> {
    const choice = this.editor.page.locator('dialog.choice');
    this.counts.conflicts += 1;
    for (const group of await choice.getByRole('group').all()) {
      const theirs = group.getByText('Theirs').locator('..').locator('span');
      this.seen.add(await theirs.innerText());
      const name = await group.locator('legend').innerText();
      const field = [...this.unsaved].find(([, { line, language }]) =>
        name.includes(`${line} line (${language})`),
      );
      if (!field) throw new Error(`${name} was not edited.`);
      await expect(group.getByRole('radio', { name: `Yours ${field[1].text}` })).toBeVisible();
      if (answer === 'Theirs') this.unsaved.delete(field[0]);
      if (answer !== 'Keep Editing') await group.getByRole('radio', { name: answer }).check();
    }
    const button = answer === 'Keep Editing' ? answer : 'Save';
    await choice.getByRole('button', { name: button }).click();
    await expect(choice).toBeHidden();
  }

  private verifySaved(): void {
    this.open = undefined;
    this.counts.saved += 1;
    for (const { line, language, text } of this.unsaved.values()) {
      expect(this.team.title(languageCodes[language])[line]).toBe(text);
    }
    this.unsaved.clear();
  }

  private async openEntry(language: Language): Promise<Language> {
    await this.editor.openForm('about');
    await this.showTitle(language);
    return language;
  }

  private async showTitle(language: Language): Promise<void> {
    await this.editor.chooseLanguage(language);
    await this.editor.unfold('page.about.title');
    this.open = language;
  }

  private input = (line: Line) => this.editor.text(`page.about.title.${line}`);
}
