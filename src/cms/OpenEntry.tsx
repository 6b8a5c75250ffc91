/** @jsxRuntime classic */
/** @jsx window.h */
/**
 * The first field of every form, without a value. It knows what the entry was when it was opened, which tells one's own
 * changes from those of others; checks new pictures; and lists the texts that a translation lacks.
 */
import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import { languageName, say } from '../model/messages';
import { missingInLanguage } from './content';
import { entryOf } from './entries';
import { filledIn, isSame } from './merge';
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
  /** The version of another editor that a refused save has shown. */
  seen?: unknown;
}

let opened: Opened | undefined;

export const openedEntry = (file: string): Opened | undefined =>
  opened?.file === file ? opened : undefined;

/** Where the base of a draft is kept while the CMS keeps the draft. */
const keyOf = (file: string) => `base of draft: ${file}`;

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
  const keepDialog = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !document.querySelector('[role="alertdialog"]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Escape would answer the CMS's questions with no, which at "Restore Draft" deletes the draft.
  window.addEventListener('keydown', keepDialog, true);
}

export function openEntry({ languages }: CmsSettings): CustomFieldControl {
  const original = defaultCode(languages);
  return class OpenEntry extends Component<CustomFieldControlProps> {
    get entry() {
      return entryOf(this.props.field.get('file'), languages);
    }

    get data(): unknown {
      return this.props.entry?.toJS().data;
    }

    override componentDidMount() {
      const { file } = this.entry;
      const loaded = filledIn(this.data);
      const kept = localStorage.getItem(keyOf(file));
      const base = kept ? JSON.parse(kept) : loaded;
      opened = { file, loaded, base, isChanged: false, uploads: Promise.resolve([]) };
    }

    override componentDidUpdate() {
      const { name, file } = this.entry;
      const entry = openedEntry(file);
      if (!entry) return;
      entry.uploads = uploadProblems(name, this.data);
      entry.isChanged = !isSame(filledIn(this.data), entry.loaded);
      // Kept until a save: an older base shows more conflicts, never fewer.
      if (entry.isChanged) localStorage.setItem(keyOf(file), JSON.stringify(entry.base ?? null));
    }

    override componentWillUnmount() {
      if (opened?.file === this.entry.file) opened = undefined;
    }

    override render() {
      const { name, collection } = this.entry;
      const translations = languages.filter(
        ({ code, isDefault }) => !isDefault && (name === 'languages' || code === collection),
      );
      return translations.map(({ code }) => {
        const names = missingInLanguage(code, original);
        if (!names.length && name !== 'languages') return null;
        const state = names.length ? say('toTranslate', { count: names.length }) : say('complete');
        return (
          <details key={code} className="missing">
            <summary>{`${languageName(code)}: ${state}`}</summary>
            {names.join(', ')}
          </details>
        );
      });
    }
  };
}
