/** What the editor knows while its page is open: the files as saved, the entry in the form, and where it is saved. */
import { type Path, valuesIn } from '../model/texts';
import { missingTexts } from '../model/validation/translations';
import { backendOf } from './config';
import {
  type Entry,
  type EntryName,
  entriesIn,
  entryOf,
  isShared,
  kinds,
  wordNames,
} from './entries';
import { formValues } from './formats';
import { GitService } from './gitService';
import { filledIn, isSame } from './merge';
import { nameOf } from './problems';
import { servedFiles } from './servedFolder';
import { type CmsSettings, defaultCode } from './settings';
import { type Caret, onFormUse, onLeave, openEntry, showField } from './sveltia/form';
import { draftBranch } from './sveltia/requests';
import { forgetBackup } from './sveltia/storage';
import { isPicture } from './uploads';

interface FieldTarget extends Caret {
  key: string;
}

interface OpenEntry {
  file: string;
  /** The form's values when it was opened. */
  loaded: unknown;
  /** What the editor started from. It is older than `loaded` if the CMS has restored a draft of an earlier visit. */
  base: unknown;
  /** What that draft started from, until the form is used. */
  draftBase?: { base: unknown };
  /** The form's current values. */
  data: unknown;
  isChanged: boolean;
  /** The form's values when the save began. A save closes the form, whatever is typed meanwhile. */
  sent?: unknown;
  /** How many files of each name, without its ending, were chosen. */
  fileNames: Map<string, number>;
  /** Texts of earlier visits that are not in the form. */
  unsaved: Text[];
  /** Another editor's version that a refused save has shown. The next save may replace it. */
  shown?: unknown;
}

type Text = [path: Path, text: string];

/** What is kept in the browser until a form's values are saved. The CMS's own copies do not survive a new build. */
interface Kept {
  base?: unknown;
  data?: unknown;
  unsaved?: Text[];
}

export interface Repository {
  /** An entry's file as others may have saved it. Throws an error with a message for the editor. */
  version(entry: Entry): Promise<{ text: string; author: string } | undefined>;
  /** A picture that exists; empty if the service has only its name, as GitHub of those above 1 MB. */
  picture(file: string, entry: Entry): Promise<Blob>;
  /** Whether another file, which is saved with the entry, exists. */
  has(file: string, entry: Entry): Promise<boolean>;
}

export class EditingSession {
  /** The values of each file, as the CMS has read or saved them. */
  readonly contents = new Map<string, unknown>();
  private readonly service: GitService | undefined;
  open: OpenEntry | undefined;
  /** The field to show when the form of its file opens. */
  private target: (FieldTarget & { file: string }) | undefined;

  constructor(readonly settings: CmsSettings) {
    this.service =
      settings.backend &&
      new GitService(settings.backend, (branch) =>
        // If that fails, the draft counts until the editor is loaded again.
        this.readPublished(branch).catch(() => {}),
      );
    onLeave(() => {
      this.open = undefined;
    });
    onFormUse(() => delete this.open?.draftBase);
    // Unsaved text is not left by accident.
    window.addEventListener('beforeunload', (event) => {
      if (this.open?.isChanged) event.preventDefault();
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

  get original(): string {
    return defaultCode(this.settings.languages);
  }

  /** Where the CMS saves. */
  repository(isLocal: boolean): Repository {
    return (!isLocal && this.service) || servedFiles;
  }

  /** The saved values of an entry; undefined if its file does not exist or can't be read. */
  contentOf = (name: EntryName, language: string): unknown =>
    this.contents.get(kinds[name].fileIn(language));

  /** The entry in the form, if it is this file's. */
  opened = (file: string): OpenEntry | undefined =>
    this.open?.file === file ? this.open : undefined;

  /** Opens another entry, at a field. Unsaved text is kept by the CMS, which offers it when this entry is opened again. */
  openAt(name: EntryName, language: string, target?: FieldTarget): void {
    const file = kinds[name].fileIn(language);
    const { collection } = entryOf(file, this.settings.languages);
    this.target = target && { ...target, file };
    openEntry(collection, name);
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
    const { base, data, unsaved = [] } = this.kept(file);
    const texts = [...unsaved, ...typedTextsIn(data).filter(isNotIn(base))].filter(isNotIn(loaded));
    this.open = {
      file,
      loaded,
      base: loaded,
      draftBase: data === undefined ? undefined : { base },
      data: loaded,
      isChanged: false,
      fileNames: new Map(),
      unsaved: texts,
    };
  }

  change({ file }: Entry, values: unknown): void {
    const entry = this.opened(file);
    if (!entry) return;
    const wasChanged = entry.isChanged;
    entry.data = filledIn(values);
    const read = filledIn(this.contents.get(file));
    // The form has been filled again, with what others have changed.
    if (isSame(entry.data, read) && !isSame(read, entry.loaded)) {
      Object.assign(entry, { loaded: read, base: read });
      delete entry.shown;
      delete entry.draftBase;
    }
    entry.isChanged = !isSame(entry.data, entry.loaded);
    // Nothing was typed: the CMS has restored its draft.
    if (entry.isChanged && entry.draftBase) Object.assign(entry, entry.draftBase);
    // Then the form has all of them.
    if (!entry.unsaved.some(isNotIn(entry.data))) entry.unsaved = [];
    if (entry.isChanged) this.keep(entry);
    else if (wasChanged) this.keep({ file, unsaved: entry.unsaved });
  }

  async saved({ name, file, collection }: Entry, values: unknown): Promise<void> {
    const saved = filledIn(values);
    this.contents.set(file, saved);
    const entry = this.opened(file);
    const typed = typedTextsIn(entry?.data).filter(isNotIn(entry?.sent));
    const unsaved = [...(entry?.unsaved ?? []), ...typed].filter(isNotIn(saved));
    if (entry) Object.assign(entry, { loaded: saved, base: saved, isChanged: false, unsaved });
    this.keep({ file, unsaved });
    // If that fails, the draft is only offered once more.
    await forgetBackup(backendOf(this.settings), [collection, name]).catch(() => {});
  }

  discardUnsaved(file: string): void {
    const entry = this.opened(file);
    if (!entry) return;
    entry.unsaved = [];
    this.keep(entry.isChanged ? entry : { file, unsaved: [] });
  }

  private keyOf(file: string): string {
    const { name, repo } = backendOf(this.settings);
    return `unsaved in ${name}:${repo}: ${file}`;
  }

  private kept(file: string): Kept {
    return JSON.parse(localStorage.getItem(this.keyOf(file)) ?? '{}');
  }

  private keep({ file, base, data, unsaved }: Kept & { file: string }): void {
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
    const wordsIn = (language: string) =>
      Object.fromEntries(wordNames.map((name) => [name, this.contentOf(name, language)]));
    const contentOf = (file: string) => this.contents.get(file);
    return missingTexts(code, this.original, wordsIn, contentOf).map((text) => {
      // `about.title.first` or `pictures.collage[0].alt`
      const [name = '', ...key] = text.split('.');
      return nameOf(name as EntryName, [...key, ...(isShared(name) ? [code] : [])].join('.'));
    });
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
