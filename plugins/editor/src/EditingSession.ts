/** What the editor knows while its page is open: the files as saved, the entry in the form, and where it is saved. */
import { z } from 'zod';
import type { Entry, LoadedPictures, Path } from '..';
import { backendOf } from './config';
import { entriesIn, entryOf, kindOf } from './entries';
import { formValues } from './formats';
import { type Form, withValues } from './formState';
import { GitService } from './gitService';
import { filledIn } from './merge';
import { inOrderOfForm, type NamedProblem, nameOf, pathOf } from './problems';
import { Refusals } from './refusals';
import { bringBack, isMissing, type Removed, removedFrom } from './removals';
import { servedFiles } from './servedFolder';
import { defaultCode, type Settings, site } from './site';
import {
  type Caret,
  isConverting,
  nextFrame,
  onAnswer,
  onFormUse,
  onInvalid,
  onLeave,
  openEntry,
  replaceValue,
  showField,
} from './sveltia/form';
import { draftBranch } from './sveltia/requests';
import { forgetBackup } from './sveltia/storage';
import { isPicture, pictureProblems } from './uploads';
import { formatPath, jsonValue, valueAt, valuesIn } from './values';

interface FieldTarget extends Caret {
  key: string;
}

interface OpenEntry extends Form {
  file: string;
  /** The values as the CMS has them. */
  values: unknown;
  /** What was removed since the last save, the last one at the end. */
  removed: Removed[];
  /** The picture that was last replaced. */
  replaced?: Removed;
  /** How many files of each name, without its ending, were chosen. */
  fileNames: Map<string, number>;
  /** Texts of earlier visits that are not in the form. */
  unsaved: Text[];
}

type Text = [path: Path, text: string];

/** What is kept in the browser until a form's values are saved. The CMS's own copies do not survive a new build. */
const backupModel = z.object({
  base: z.unknown().optional(),
  data: z.unknown().optional(),
  unsaved: z.array(z.tuple([z.array(z.union([z.string(), z.number()])), z.string()])).optional(),
});
interface Backup {
  base?: unknown;
  data?: unknown;
  unsaved?: Text[];
}

export interface Repository {
  /** An entry's file as others may have saved it. Throws an error with a message for the editor. */
  version(entry: Entry): Promise<{ text: string; author: string } | undefined>;
  /** A picture, if it exists; empty if the service has only its name, as GitHub of those above 1 MB. */
  picture(file: string, entry: Entry): Promise<Blob | undefined>;
}

export class EditingSession {
  /** The values of each file, as the CMS has read or saved them. */
  readonly contents = new Map<string, unknown>();
  private readonly service: GitService | undefined;
  open: OpenEntry | undefined;
  /** The values of forms that were left in this visit with changes, by file. */
  private readonly left = new Map<string, unknown>();
  /** The page's copies of uploads in those forms, as the CMS revokes its own when a form is left. */
  uploads: LoadedPictures = {};
  /** Called when `removed` or `unsavedEntries` may have changed. */
  onStatus = () => {};
  /** The field to show when the form of its file opens. */
  private target: (FieldTarget & { file: string }) | undefined;
  private readonly refusals = new Refusals();

  constructor(readonly settings: Settings) {
    this.service =
      settings.backend &&
      new GitService(settings.backend, (branch) =>
        // If that fails, the draft counts until the editor is loaded again.
        this.readPublished(branch).catch(() => {}),
      );
    onLeave(() => this.leave());
    onFormUse(() => {
      if (this.open?.state.is === 'offered') this.open.state = { is: 'clean' };
    });
    onAnswer(() => {
      if (this.open?.state.is === 'offered') this.open.state.isAnswered = true;
      this.refusals.showFirst();
    });
    onInvalid((keys) => {
      if (!this.open) return;
      const { name } = entryOf(this.open.file, settings.languages);
      const problems = keys.map((key) => ({ key, text: key }));
      const [first] = inOrderOfForm(name, problems, settings.languages);
      if (first) showField(first.key);
    });
    // Unsaved text is not left by accident.
    window.addEventListener('beforeunload', (event) => {
      if (this.open?.state.is === 'changed' || this.left.size) event.preventDefault();
    });
  }

  /** Without its draft, an entry is what the published branch has. */
  private async readPublished(branch: string): Promise<void> {
    const entry = entriesIn(this.settings.languages).find(
      ({ collection, name }) => draftBranch(collection, name) === branch,
    );
    if (!entry) return;
    const before = this.contents.get(entry.file);
    const found = await this.service?.version(entry);
    // Otherwise it has been saved meanwhile, as a new draft.
    if (this.contents.get(entry.file) === before)
      this.contents.set(entry.file, found && formValues(entry, found.text));
  }

  get defaultLanguage(): string {
    return defaultCode(this.settings.languages);
  }

  /** Where the CMS saves. */
  repository(isLocal: boolean): Repository {
    return (!isLocal && this.service) || servedFiles;
  }

  /** The saved values of an entry; undefined if its file does not exist or can't be read. */
  contentOf = (name: string, language = ''): unknown =>
    this.contents.get(kindOf(name).fileIn(language));

  /** An entry as it was left in this visit, or else as saved. */
  draftOf = (name: string, language = ''): unknown =>
    this.left.get(kindOf(name).fileIn(language)) ?? this.contentOf(name, language);

  /** The entries with unsaved changes but the open one, also those of earlier visits. */
  get unsavedEntries(): Entry[] {
    return entriesIn(this.settings.languages).filter(({ file }) => {
      const { data, unsaved } = this.readBackup(file);
      const isUnsaved = this.left.has(file) || data !== undefined || unsaved?.length;
      return isUnsaved && file !== this.open?.file;
    });
  }

  /** Keeps pictures of the page that unsaved forms have; the others are not needed any more. */
  keepUploads(pictures: LoadedPictures): void {
    const values = [...this.left.values(), this.open?.data].flatMap((data) => [...valuesIn(data)]);
    const unsaved = new Set(values.map(([, value]) => value));
    this.uploads = {};
    for (const [address, picture] of Object.entries(pictures))
      if (address.startsWith('blob:') && unsaved.has(address)) this.uploads[address] = picture;
      // When the page that shows it is gone.
      else if (picture) setTimeout(() => URL.revokeObjectURL(picture.src));
  }

  /** The entry in the form, if it is this file's. */
  opened = (file: string): OpenEntry | undefined =>
    this.open?.file === file ? this.open : undefined;

  /** Opens another entry, at a field. Unsaved text is kept by the CMS, which offers it when this entry is opened again. */
  openAt(name: string, language: string, target?: FieldTarget): void {
    const file = kindOf(name).fileIn(language);
    const { collection } = entryOf(file, this.settings.languages);
    this.target = target && { ...target, file };
    openEntry(collection, name);
  }

  private leave(): void {
    const { open } = this;
    if (open?.state.is === 'changed') this.left.set(open.file, open.data);
    // A question without an answer will be asked again.
    else if (open && (open.state.is === 'clean' || open.state.isAnswered)) this.forget(open);
    this.open = undefined;
    this.onStatus();
  }

  /** Forgets the values of a form, but not texts that are still offered to be copied. */
  private forget({ file, unsaved }: Pick<OpenEntry, 'file' | 'unsaved'>): void {
    this.left.delete(file);
    this.writeBackup({ file, unsaved });
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
    const loaded = filledIn(values);
    const { base, data, unsaved = [] } = this.readBackup(file);
    const texts = [...unsaved, ...typedTextsIn(data).filter(isNotIn(base))].filter(isNotIn(loaded));
    this.open = {
      file,
      loaded,
      data: loaded,
      values,
      removed: [],
      state: data === undefined ? { is: 'clean' } : { is: 'offered', base },
      fileNames: new Map(),
      unsaved: texts,
    };
    this.refusals.clear();
    this.onStatus();
  }

  change({ file }: Entry, values: unknown): void {
    const entry = this.opened(file);
    if (!entry) return;
    const { loaded, state, values: before, data } = entry;
    const read = filledIn(this.contents.get(file));
    Object.assign(entry, withValues(entry, filledIn(values), read), { values });
    // The CMS has not restored a draft, nor filled the form again.
    const isByEditor = state.is !== 'offered' && entry.loaded === loaded;
    const removed = isByEditor ? removedFrom(before, values) : undefined;
    if (removed && isPicture(removed.value)) entry.replaced = removed;
    if (removed && !isConverting()) entry.removed.push(removed);
    entry.removed = entry.removed.filter((one) => isMissing(one, values));
    this.checkPictures(entry, data);
    this.refusals.update(entry.data);
    // Then the form has all of them.
    if (!entry.unsaved.some(isNotIn(entry.data))) entry.unsaved = [];
    if (entry.state.is === 'changed') this.keepChanges(entry);
    else if (state.is === 'changed') this.forget(entry);
    this.onStatus();
  }

  /** Refuses a chosen picture that can't be used: says why, and brings back the one that it replaced. */
  private async checkPictures(form: OpenEntry, before: unknown): Promise<void> {
    const { file, data, loaded } = form;
    const entry = entryOf(file, this.settings.languages);
    // What can't be read now, such as with a service but in the local folder, is checked at Save.
    const read = (picture: string) =>
      this.repository(false)
        .picture(picture, entry)
        .catch(() => undefined);
    const earlier = [before, loaded];
    const [problem] = await pictureProblems(entry.name, data, earlier, read, this.draftOf);
    const path = pathOf(problem?.key ?? '');
    if (!problem || valueAt(form.data, path) !== valueAt(data, path)) return;
    const { replaced } = form;
    const last = replaced && formatPath(replaced.path) === problem.key ? replaced.value : '';
    const key = path.join('.');
    // The CMS forgets a file's name when it is removed.
    replaceValue(key, '');
    await nextFrame();
    replaceValue(key, valueAt(before, path) || last);
    form.removed = form.removed.filter(({ value }) => value !== valueAt(data, path));
    this.onStatus();
    window.alert(problem.text);
  }

  /** Marks the fields for which a save was refused, until they are changed. */
  refuse(file: string, problems: NamedProblem[]): void {
    const entry = this.opened(file);
    if (entry) this.refusals.set(problems, entry.data);
  }

  /** The name of what was removed last from the form. */
  get removed(): string | undefined {
    const { file = '', removed = [] } = this.open ?? {};
    const last = removed.at(-1);
    return last && nameOf(entryOf(file, this.settings.languages).name, formatPath(last.path));
  }

  undoRemoval(): void {
    const { removed = [], values } = this.open ?? {};
    const last = removed.pop();
    if (last) bringBack(last, values);
  }

  async saved({ name, file, collection }: Entry, values: unknown): Promise<void> {
    const saved = filledIn(values);
    this.contents.set(file, saved);
    const entry = this.opened(file);
    // Of a form that is not open, a renamed picture was saved, but not its draft.
    if (!entry) return;
    const { state, data } = entry;
    const typed = typedTextsIn(data).filter(isNotIn(state.is === 'changed' ? state.sent : data));
    const unsaved = [...entry.unsaved, ...typed].filter(isNotIn(saved));
    Object.assign(entry, { loaded: saved, state: { is: 'clean' }, unsaved, removed: [] });
    this.refuse(file, []);
    this.forget(entry);
    this.onStatus();
    // If that fails, the draft is only offered once more.
    await forgetBackup(backendOf(this.settings), [collection, name]).catch(() => {});
  }

  discardUnsaved(file: string): void {
    const entry = this.opened(file);
    if (!entry) return;
    entry.unsaved = [];
    if (entry.state.is === 'changed') this.keepChanges(entry);
    else this.forget(entry);
  }

  private keyOf(file: string): string {
    const { name, repo } = backendOf(this.settings);
    return `unsaved in ${name}:${repo}: ${file}`;
  }

  private readBackup(file: string): Backup {
    // Other programs, or an earlier version, may have left another value.
    return backupModel.safeParse(jsonValue(localStorage.getItem(this.keyOf(file)))).data ?? {};
  }

  private keepChanges({ file, state, data, unsaved }: OpenEntry): void {
    if (state.is === 'changed') this.writeBackup({ file, base: state.base, data, unsaved });
  }

  private writeBackup({ file, base, data, unsaved }: Backup & { file: string }): void {
    const key = this.keyOf(file);
    try {
      if (data === undefined && !unsaved?.length) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify({ base, data, unsaved }));
    } catch {
      // The browser's storage is full. The text is in the form, and in the CMS's own storage.
    }
  }

  /** The texts that a translation lacks as saved, by their names in the forms. */
  missingIn(code: string): string[] {
    const missing = site.missingTexts?.(code, this.defaultLanguage, this.contentOf) ?? [];
    return missing.map(({ entry, key }) => nameOf(entry, key));
  }
}

/** All but pictures. */
const typedTextsIn = (value: unknown): Text[] =>
  [...valuesIn(value)].flatMap(([path, text]): Text[] =>
    typeof text === 'string' && !isPicture(text) ? [[path, text]] : [],
  );

/** Whether a text is nowhere in the value: in a list, it may have moved. */
function isNotIn(value: unknown): (typed: Text) => boolean {
  const texts = new Set(typedTextsIn(value).map(([, text]) => text));
  return ([, text]) => !texts.has(text);
}
