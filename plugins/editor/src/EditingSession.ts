/** What the editor knows while its page is open: which form is open, and which were left with changes. */
import type { Entry, LoadedPictures } from '..';
import { readBackup, writeBackup } from './backups';
import { backendOf } from './config';
import { entriesIn, entryOf, kindOf } from './entries';
import { isUnsaved } from './formState';
import { filledIn } from './merge';
import { OpenForm } from './OpenForm';
import { inOrderOfForm } from './problems';
import { SavedContents } from './SavedContents';
import type { Settings } from './site';
import {
  type Caret,
  onAnswer,
  onFormUse,
  onInvalid,
  onLeave,
  openEntry,
  showField,
} from './sveltia/form';
import { forgetBackup } from './sveltia/storage';
import { pictureProblems } from './uploads';
import { valuesIn } from './values';

interface FieldTarget extends Caret {
  key: string;
}

export class EditingSession {
  readonly contents: SavedContents;
  open: OpenForm | undefined;
  /** The values of forms that were left in this visit with changes, by file. */
  private readonly left = new Map<string, unknown>();
  /** The page's copies of uploads in those forms, as the CMS revokes its own when a form is left. */
  uploads: LoadedPictures = {};
  /** Called when the open form's `removed` or `unsavedEntries` may have changed. */
  onStatus = () => {};
  /** The field to show when the form of its file opens. */
  private target: (FieldTarget & { file: string }) | undefined;

  constructor(readonly settings: Settings) {
    this.contents = new SavedContents(settings);
    onLeave(() => this.leave());
    onFormUse(() => this.open?.dispatch({ is: 'used' }));
    onAnswer(() => {
      this.open?.dispatch({ is: 'closed' });
      this.open?.refusals.showFirst();
    });
    onInvalid((keys) => {
      if (!this.open) return;
      const problems = keys.map((key) => ({ key, text: key }));
      const [first] = inOrderOfForm(this.open.entry.name, problems, settings.languages);
      if (first) showField(first.key);
    });
    // Unsaved text is not left by accident.
    window.addEventListener('beforeunload', (event) => {
      if (this.left.size || (this.open && isUnsaved(this.open.form))) event.preventDefault();
    });
  }

  /** An entry as it was left in this visit, or else as saved. */
  draftOf = (name: string, language = ''): unknown =>
    this.left.get(kindOf(name).fileIn(language)) ?? this.contents.contentOf(name, language);

  /** The entries with unsaved changes but the open one, also those of earlier visits. */
  get unsavedEntries(): Entry[] {
    return entriesIn(this.settings.languages).filter(({ file }) => {
      const { data, unsaved } = readBackup(this.settings, file);
      const hasTexts = this.left.has(file) || data !== undefined || unsaved?.length;
      return hasTexts && !this.opened(file);
    });
  }

  /** Keeps pictures of the page that unsaved forms have; the others are not needed any more. */
  keepUploads(pictures: LoadedPictures): void {
    const forms = [...this.left.values(), this.open?.form.data];
    const values = forms.flatMap((data) => [...valuesIn(data)]);
    const unsaved = new Set(values.map(([, value]) => value));
    this.uploads = {};
    for (const [address, picture] of Object.entries(pictures))
      if (address.startsWith('blob:') && unsaved.has(address)) this.uploads[address] = picture;
      // When the page that shows it is gone.
      else if (picture) setTimeout(() => URL.revokeObjectURL(picture.src));
  }

  /** The open form, if it is this file's. */
  opened = (file: string): OpenForm | undefined =>
    this.open?.entry.file === file ? this.open : undefined;

  /** Opens another entry, at a field. Unsaved text is kept by the CMS, which offers it when this entry is opened again. */
  openAt(name: string, language: string, target?: FieldTarget): void {
    const file = kindOf(name).fileIn(language);
    const { collection } = entryOf(file, this.settings.languages);
    this.target = target && { ...target, file };
    openEntry(collection, name);
  }

  private leave(): void {
    const { open } = this;
    if (open && isUnsaved(open.form)) this.left.set(open.entry.file, open.form.data);
    // A question without an answer will be asked again.
    else if (open && open.form.state.is !== 'offered') this.keep(open);
    this.open = undefined;
    this.onStatus();
  }

  /** Keeps the form's changes in the browser, or forgets them, but not texts that are still offered to be copied. */
  private keep({ entry: { file }, form, backup }: OpenForm): void {
    if (!isUnsaved(form)) this.left.delete(file);
    writeBackup(this.settings, file, backup);
  }

  begin(entry: Entry, values: unknown): void {
    const { file } = entry;
    if (this.target?.file === file) showField(this.target.key, this.target);
    this.target = undefined;
    // The form is shown again, after the page in its place.
    if (this.opened(file)) {
      this.change(entry, values);
      return;
    }
    this.open = new OpenForm(entry, values, readBackup(this.settings, file));
    this.onStatus();
  }

  change({ file }: Entry, values: unknown): void {
    const open = this.opened(file);
    if (!open) return;
    const { form } = open;
    open.change(values, this.contents.values.get(file));
    this.checkPictures(open, form.data);
    if (isUnsaved(open.form) || isUnsaved(form)) this.keep(open);
    this.onStatus();
  }

  /** Refuses a chosen picture that can't be used: says why, and brings back the one that it replaced. */
  private async checkPictures(open: OpenForm, before: unknown): Promise<void> {
    const { entry } = open;
    const { data, loaded } = open.form;
    // What can't be read now, such as with a service but in the local folder, is checked at Save.
    const read = (picture: string) =>
      this.contents
        .store(false)
        .picture(picture, entry)
        .catch(() => undefined);
    const earlier = [before, loaded];
    const [problem] = await pictureProblems(entry.name, data, earlier, read, this.draftOf);
    if (!problem || !(await open.takeBack(problem, before, data))) return;
    this.onStatus();
    window.alert(problem.text);
  }

  async saved({ name, file, collection }: Entry, values: unknown): Promise<void> {
    const saved = filledIn(values);
    this.contents.values.set(file, saved);
    const open = this.opened(file);
    // Of a form that is not open, a renamed picture was saved, but not its draft.
    if (!open) return;
    open.saved(saved);
    this.keep(open);
    this.onStatus();
    // If that fails, the draft is only offered once more.
    await forgetBackup(backendOf(this.settings), [collection, name]).catch(() => {});
  }

  discardUnsaved(file: string): void {
    const open = this.opened(file);
    if (!open) return;
    open.unsaved = [];
    this.keep(open);
  }
}
