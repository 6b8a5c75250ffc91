/** @jsxRuntime classic */
/** @jsx h */
/**
 * The first field of every form. It knows what the entry was when it was opened, which tells one's own changes from
 * those of others, and lists the texts that a translation lacks. It has no value.
 */
import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import { flattenStrings, isUntranslated } from '../model/texts';
import { savedContent } from './content';
import { entryOf, kinds } from './entries';
import { filledIn, isSame } from './merge';
import { nameOf } from './problems';
// biome-ignore lint/correctness/noUnusedImports: the JSX below is compiled to calls of it
import { h } from './react';
import { type CmsSettings, defaultCode } from './settings';
import { uploadProblems } from './uploads';
import { say } from './words';

interface Opened {
  file: string;
  /** As it was when the form was opened. */
  loaded: unknown;
  /** What the form's values began as; older than `loaded` if they are a draft of an earlier visit. */
  base: unknown;
  isChanged: boolean;
}

let opened: Opened | undefined;

export const openedEntry = (file: string): Opened | undefined =>
  opened?.file === file ? opened : undefined;

/** Call it when the file is saved, or when the editor has seen what others changed. */
export function setBase(file: string, base: unknown): void {
  const entry = openedEntry(file);
  if (entry) entry.base = base;
  if (localStorage.getItem(keyOf(file))) localStorage.setItem(keyOf(file), JSON.stringify(base));
}

/** Call it when the file is saved. */
export function forgetDraft(file: string): void {
  localStorage.removeItem(keyOf(file));
  const entry = openedEntry(file);
  if (entry) entry.isChanged = false;
}

/** Where the base of a draft is kept while the CMS keeps the draft. */
const keyOf = (file: string) => `base of draft: ${file}`;

/** Keeps unsaved text from being left by accident. */
export function guardDrafts(): void {
  window.addEventListener('beforeunload', (event) => {
    if (opened?.isChanged) event.preventDefault();
  });
  // Of the CMS's questions, Escape would answer with no: "Restore Draft" would delete it.
  const keepOpen = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
    if (!document.querySelector('[role="alertdialog"]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of ['keydown', 'cancel']) window.addEventListener(type, keepOpen, true);
}

export function openEntry({ languages }: CmsSettings): CustomFieldControl {
  return class OpenEntry extends Component<CustomFieldControlProps> {
    get file(): string {
      return this.props.field.get('file');
    }

    get value(): unknown {
      return filledIn(this.props.entry?.toJS().data);
    }

    override componentDidMount() {
      const { file, value } = this;
      const kept = localStorage.getItem(keyOf(file));
      const base = kept ? JSON.parse(kept) : value;
      opened = { file, loaded: value, base, isChanged: false };
    }

    override componentDidUpdate() {
      const { file, value } = this;
      const entry = openedEntry(file);
      if (!entry) return;
      entry.isChanged = !isSame(value, entry.loaded);
      // Kept until a save: an older base is safe, as it shows more conflicts, not fewer.
      if (entry.isChanged) localStorage.setItem(keyOf(file), JSON.stringify(entry.base ?? null));
    }

    override componentWillUnmount() {
      if (opened?.file === this.file) opened = undefined;
    }

    /** Called by the CMS after each change and before saving. */
    async isValid() {
      const { name } = entryOf(this.file, languages) ?? {};
      const problems = name ? await uploadProblems(name, this.props.entry?.toJS().data) : [];
      return problems.length ? { error: { message: problems.join(' ') } } : true;
    }

    /** The names of the texts that the default language has and this one lacks. */
    get missing(): string[] {
      const { name, language } = entryOf(this.file, languages) ?? {};
      if (!name || !language || language.isDefault || name === 'imprint' || name === 'privacy')
        return [];
      const original = savedContent(kinds[name].fileIn(defaultCode(languages)));
      const texts = flattenStrings(this.value);
      return [...flattenStrings(original).keys()]
        .filter((key) => isUntranslated(texts.get(key)))
        .map((key) => nameOf(name, key));
    }

    override render() {
      const { missing } = this;
      if (!missing.length) return null;
      return (
        <details className="missing">
          <summary>{say('toTranslate', { count: missing.length })}</summary>
          <ul>
            {missing.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </details>
      );
    }
  };
}
