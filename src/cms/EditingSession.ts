/** What the editor knows while its page is open: the files as saved, the entry in the form, and the Git service. */
import { missingTexts } from '../model/validation/translations';
import { type Entry, type EntryName, isShared, kinds, wordNames } from './entries';
import { GitService } from './gitService';
import { filledIn, isSame } from './merge';
import { nameOf } from './problems';
import { type CmsSettings, defaultCode } from './settings';
import { uploadProblems } from './uploads';

interface OpenEntry {
  file: string;
  /** As it was when the form was opened. */
  loaded: unknown;
  /** What the form's values began as; older than `loaded` if they are a draft of an earlier visit. */
  base: unknown;
  isChanged: boolean;
  /** What is wrong with its new pictures. */
  uploads: Promise<string[]>;
  /** The version of another editor that a refused save has shown. */
  seen?: unknown;
}

/** Where the base of a draft is kept while the CMS keeps the draft. */
const keyOf = (file: string) => `base of draft: ${file}`;

export class EditingSession {
  /** By file, as the CMS has read or saved them. */
  readonly contents = new Map<string, unknown>();
  /** The CMS treats files that it can't read as missing; saving would overwrite them. */
  readonly unreadable = new Set<string>();
  readonly service: GitService | undefined;
  private open: OpenEntry | undefined;

  constructor(readonly settings: CmsSettings) {
    this.service = settings.backend && new GitService(settings.backend);
    // Unsaved text is not left by accident.
    window.addEventListener('beforeunload', (event) => {
      if (this.open?.isChanged) event.preventDefault();
    });
  }

  get original(): string {
    return defaultCode(this.settings.languages);
  }

  /** As saved; undefined if the file does not exist or can't be read. */
  contentOf = (name: EntryName, language: string): unknown =>
    this.contents.get(kinds[name].fileIn(language));

  /** The entry in the form, if this file is its. */
  opened = (file: string): OpenEntry | undefined =>
    this.open?.file === file ? this.open : undefined;

  begin({ file }: Entry, data: unknown): void {
    const loaded = filledIn(data);
    const kept = localStorage.getItem(keyOf(file));
    const base = kept ? JSON.parse(kept) : loaded;
    this.open = { file, loaded, base, isChanged: false, uploads: Promise.resolve([]) };
  }

  change({ name, file }: Entry, data: unknown): void {
    const entry = this.opened(file);
    if (!entry) return;
    entry.uploads = uploadProblems(name, data);
    entry.isChanged = !isSame(filledIn(data), entry.loaded);
    // Kept until a save: an older base shows more conflicts, never fewer.
    if (entry.isChanged) localStorage.setItem(keyOf(file), JSON.stringify(entry.base ?? null));
  }

  end({ file }: Entry): void {
    if (this.open?.file === file) this.open = undefined;
  }

  saved(file: string, data: unknown): void {
    this.contents.set(file, filledIn(data));
    localStorage.removeItem(keyOf(file));
    const entry = this.opened(file);
    if (entry) entry.isChanged = false;
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
