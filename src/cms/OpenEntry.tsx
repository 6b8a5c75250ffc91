/** @jsxRuntime classic */
/** @jsx window.h */
/**
 * The first field of every form, without a value. It knows what the entry was when it was opened, which tells one's own
 * changes from those of others; checks new pictures; and lists the texts that a translation lacks.
 */
import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import { languageName, say } from '../model/words';
import { type Entry, entryOf } from './entries';
import { filledIn, isSame } from './merge';
import { missingInEntry, missingInLanguage } from './missing';
import { type CmsSettings, defaultCode } from './settings';
import { uploadProblems } from './uploads';

interface Opened {
  file: string;
  /** As it was when the form was opened. */
  loaded: unknown;
  /** What the form's values began as; older than `loaded` if they are a draft of an earlier visit. */
  base: unknown;
  isChanged: boolean;
  /** What is wrong with its new pictures. */
  uploads: Promise<string[]>;
}

let opened: Opened | undefined;

export const openedEntry = (file: string): Opened | undefined =>
  opened?.file === file ? opened : undefined;

/** Where the base of a draft is kept while the CMS keeps the draft. */
const keyOf = (file: string) => `base of draft: ${file}`;

/** Call it when the editor has seen what others changed. */
export function setBase(entry: Opened, base: unknown): void {
  entry.base = base;
  localStorage.setItem(keyOf(entry.file), JSON.stringify(base));
}

/** Call it when the file is saved. */
export function forgetDraft(file: string): void {
  localStorage.removeItem(keyOf(file));
  if (opened?.file === file) opened.isChanged = false;
}

/** Keeps unsaved text from being left by accident. */
export function guardDrafts(): void {
  window.addEventListener('beforeunload', (event) => {
    if (opened?.isChanged) event.preventDefault();
  });
  // Escape would answer the CMS's questions with no, which at "Restore Draft" deletes the draft.
  const keepOpen = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
    if (!document.querySelector('[role="alertdialog"]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of ['keydown', 'cancel']) window.addEventListener(type, keepOpen, true);
}

export function openEntry({ languages }: CmsSettings): CustomFieldControl {
  const original = defaultCode(languages);
  return class OpenEntry extends Component<CustomFieldControlProps> {
    get file(): string {
      return this.props.field.get('file');
    }

    get data(): unknown {
      return this.props.entry?.toJS().data;
    }

    override componentDidMount() {
      const { file } = this;
      const loaded = filledIn(this.data);
      const kept = localStorage.getItem(keyOf(file));
      opened = {
        file,
        loaded,
        base: kept ? JSON.parse(kept) : loaded,
        isChanged: false,
        uploads: Promise.resolve([]),
      };
    }

    override componentDidUpdate() {
      const entry = openedEntry(this.file);
      if (!entry) return;
      const { name } = entryOf(this.file, languages) ?? {};
      if (name) entry.uploads = uploadProblems(name, this.data);
      entry.isChanged = !isSame(filledIn(this.data), entry.loaded);
      // Kept until a save: an older base shows more conflicts, never fewer.
      if (entry.isChanged) setBase(entry, entry.base ?? null);
    }

    override componentWillUnmount() {
      if (opened?.file === this.file) opened = undefined;
    }

    /** With the names of the missing texts. */
    lists(entry: Entry): [title: string, names: string[]][] {
      if (entry.name !== 'languages') {
        const names = missingInEntry(entry, filledIn(this.data), original);
        return names.length ? [[say('toTranslate', { count: names.length }), names]] : [];
      }
      return languages
        .filter(({ isDefault }) => !isDefault)
        .map(({ code }) => {
          const names = missingInLanguage(code, original);
          const state = names.length
            ? say('toTranslate', { count: names.length })
            : say('complete');
          return [`${languageName(code)}: ${state}`, names];
        });
    }

    override render() {
      const entry = entryOf(this.file, languages);
      const lists = entry ? this.lists(entry) : [];
      if (!lists.length) return null;
      return (
        <div className="missing">
          {lists.map(([title, names]) => (
            <details key={title}>
              <summary>{title}</summary>
              {names.join(', ')}
            </details>
          ))}
        </div>
      );
    }
  };
}
