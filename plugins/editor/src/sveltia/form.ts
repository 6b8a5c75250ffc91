/** The form of an entry: its fields, their pictures, and the way to each. */
import type { ApiAsset } from '@sveltia/cms';
import { isContainer, valuesIn } from '../values';

/** The form's fields have their keys, such as `map.slides.2`. */
const FIELD = '[data-key-path]';
const FORM = '[data-mode="edit"]';
const PAGE = '[data-mode="preview"]';

/** Whether the form is shown. On a phone, the page can be in its place. */
export const hasForm = (): boolean => document.querySelector(FORM) !== null;

/** The key of the field that an element is part of. */
export const fieldKeyOf = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>(FIELD)?.dataset.keyPath;

/** The field in the form; undefined while its group is closed. */
export const fieldOf = (key: string): Element | undefined =>
  document.querySelector(`${FORM} [data-key-path="${key}"]`) ?? undefined;

/** Calls back when the editor clicks or types in the form: not in the CMS's question whether to restore a draft. */
export function onFormUse(listener: () => void): void {
  const follow = ({ target }: Event) => {
    if (target instanceof Element && target.closest(FORM)) listener();
  };
  for (const name of ['pointerdown', 'click', 'keydown', 'input', 'drop'])
    document.addEventListener(name, follow, true);
}

/** Calls back when the editor answers a question of the CMS. */
export function onAnswer(listener: () => void): void {
  const follow = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[role="alertdialog"] button')) listener();
  };
  document.addEventListener('click', follow, true);
}

/** Calls back when the form of an entry is left. The CMS also removes its fields to show the page in their place. */
export function onLeave(listener: () => void): void {
  const viewOf = (address: string) => new URL(address).hash.replace(/\?.*/, '');
  window.addEventListener('hashchange', ({ oldURL, newURL }) => {
    if (viewOf(oldURL) !== viewOf(newURL)) listener();
  });
}

/** Writes a text in place of a field's as if it was typed, so that Ctrl+Z brings the other back. False if it can't be. */
export function replaceText(field: Element | undefined, text: string): boolean {
  const input = field?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  input?.focus();
  input?.select();
  // Deprecated, but nothing else can be undone.
  return Boolean(input) && document.execCommand('insertText', false, text);
}

/** `corrections.ts` gives the form's element its values, by their keys such as `people.0.name`. */
interface FormRoot extends Element {
  entryDraft?: {
    current?: {
      currentValues: Record<string, Record<string, unknown>>;
      validities?: Record<string, Record<string, { valid: boolean }>>;
    };
  };
}

const currentDraft = () =>
  document.querySelector<FormRoot>('[data-entry-draft-root]')?.entryDraft?.current;

/** Sets a value of the form: of a field, a group or a list. */
export function replaceValue(key: string, value: unknown): void {
  const [values] = Object.values(currentDraft()?.currentValues ?? {});
  if (!values) return;
  const parts = [...valuesIn(value)]
    .filter(([, part]) => !isContainer(part) || !Object.keys(part).length)
    .map(([path, part]) => [[key, ...path].join('.'), part] as const);
  Object.assign(values, Object.fromEntries(parts));
  const names = new Set(parts.map(([name]) => name));
  for (const name of Object.keys(values))
    if ((name === key || name.startsWith(`${key}.`)) && !names.has(name)) delete values[name];
}

/** Calls `listener` with the key of the field that has the focus, and of each that gets it. */
export function onFieldFocus(listener: (key: string) => void, signal: AbortSignal): void {
  const follow = () => {
    const key = fieldKeyOf(document.activeElement);
    if (key !== undefined) listener(key);
  };
  document.addEventListener('focusin', follow, { signal });
  follow();
}

const INPUTS = `${FORM} :is(input[type="text"], textarea, [contenteditable="true"])`;

/** Sets attributes of the form's inputs by their keys, whenever the CMS renders some. */
export function describeInputs(attributesOf: (key: string) => Record<string, string>): void {
  const describe = () => {
    for (const input of document.querySelectorAll(INPUTS))
      for (const [name, value] of Object.entries(attributesOf(fieldKeyOf(input) ?? '')))
        if (input.getAttribute(name) !== value) input.setAttribute(name, value);
  };
  new MutationObserver(describe).observe(document.body, { childList: true, subtree: true });
}

/** Calls back after a click on Save with the keys of the fields that the CMS refuses, such as empty ones. */
export function onInvalid(listener: (keys: string[]) => void): void {
  const follow = async ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('[aria-keyshortcuts$="+S"]')) return;
    for (let frames = 0; frames < 60; frames += 1) {
      await nextFrame();
      const [fields = {}] = Object.values(currentDraft()?.validities ?? {});
      const keys = Object.keys(fields).filter((key) => fields[key]?.valid === false);
      if (keys.length) return listener(keys);
    }
  };
  document.addEventListener('click', follow);
}

const marks = document.createElement('style');

/** Shows what is wrong above the inputs of these fields, by their keys. By styles, as the CMS renders only what is in view. */
export function markFields(problems: (readonly [key: string, text: string])[]): void {
  document.head.append(marks);
  const rules = problems.map(([key, text]) => {
    const content = JSON.stringify(text.replace(/\s+/g, ' '));
    return `${FORM} [data-key-path="${key}"] > .field-wrapper::before { content: ${content}; }`;
  });
  marks.textContent = rules.join('\n');
}

/** A position in a part of a field's text. */
export interface Caret {
  text?: string;
  offset?: number;
}

/**
 * Opens the groups around a field, scrolls to it, focuses it, and puts the caret where the text was clicked. The message is
 * that of the CMS's own preview; it has no effect on parts of the form that have not been in view yet.
 */
export async function showField(key: string, caret: Caret = {}): Promise<void> {
  // The page may have spaces around the text, which the field lacks.
  const text = caret.text?.trim() ?? '';
  const start = caret.text?.indexOf(text) ?? 0;
  const offset = Math.min(Math.max((caret.offset ?? 0) - start, 0), text.length);
  // Nothing else can have the focus.
  for (let frames = 0; frames < 180 && document.querySelector('[role="alertdialog"]'); frames += 1)
    await nextFrame();
  for (let frames = 0; frames < 180; frames += 1) {
    const form = document.querySelector<HTMLElement>(FORM);
    const control = fieldOf(key)?.querySelector('.field-wrapper');
    const target =
      control?.querySelector<HTMLElement>(
        '[contenteditable="true"], input:not([type="file"]), textarea',
      ) ??
      // A picture has only buttons; a text's tools are ready before the text.
      (frames > 30 ? control?.querySelector('button') : undefined);
    if (target?.checkVisibility()) {
      target.focus();
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
        const position = target.value.indexOf(text) + offset;
        if (text && target.value.includes(text)) target.setSelectionRange(position, position);
      }
      // What the CMS renders above moves it.
      for (let rest = 0; rest < 10; rest += 1) await nextFrame();
      const node = text ? textIn(target, text) : undefined;
      if (node) getSelection()?.collapse(node, node.data.indexOf(text) + offset);
      (node?.parentElement ?? target).scrollIntoView({ block: 'nearest' });
      return;
    }
    if (!fieldOf(key)) form?.querySelector('.placeholder')?.scrollIntoView();
    // On a phone, the page is in the place of the form.
    const pane = form ?? document.querySelector<HTMLElement>(PAGE);
    const payload = { locale: pane?.dataset.locale, keyPath: key };
    if (pane && frames % 20 === 0)
      window.postMessage({ type: 'highlight-editor-field', payload }, window.location.origin);
    await nextFrame();
  }
}

/** The part of a legal text with these words. */
function textIn(element: Element, words: string): Text | undefined {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (walker.currentNode instanceof Text && walker.currentNode.data.includes(words))
      return walker.currentNode;
  return undefined;
}

export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Opens the form of another entry. Through the list, as the CMS shows no form after another one of the same list. */
export async function openEntry(collection: string, entry: string): Promise<void> {
  window.location.hash = `#/collections/${collection}`;
  for (let frames = 0; frames < 180 && hasForm(); frames += 1) await nextFrame();
  window.location.hash = `#/collections/${collection}/entries/${entry}`;
}

/** Whether a chosen picture is being converted. Until then its field is empty, and a save would lose the picture. */
export const isConverting = (): boolean => document.querySelector(`${FORM} .processing`) !== null;

/** Calls `show` with the address of the picture in another field of the group of `element`, now and when it changes. */
export function watchPicture(
  element: Element | null,
  name: string,
  show: (src: string) => void,
): MutationObserver {
  const look = () => {
    const field = fieldOf((fieldKeyOf(element) ?? '').replace(/\w+$/, name));
    show(field?.querySelector('img')?.src ?? '');
  };
  const observer = new MutationObserver(look);
  const form = element?.closest(FORM) ?? document.body;
  observer.observe(form, { subtree: true, childList: true, attributeFilter: ['src'] });
  look();
  return observer;
}

/** The CMS loads pictures in the background without telling when it has finished. */
export async function loadedAddress(
  asset: Pick<ApiAsset, 'url'>,
  signal: AbortSignal,
): Promise<string> {
  while (!asset.url.startsWith('blob:')) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    signal.throwIfAborted();
  }
  return asset.url;
}
