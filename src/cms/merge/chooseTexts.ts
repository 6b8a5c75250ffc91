/** Shows both texts of a field that two people changed, and lets the editor choose. */
import type { EntryName } from '../entries';
import { element } from '../notice';
import { translate } from '../words';
import { fieldName } from './names';
import { filledIn, type Versions } from './threeWay';

export interface Choice extends Versions {
  entry: EntryName;
  /** The language's code; of an entry without languages, none of the site's. */
  locale: string;
  /** The key of a field, or of a list or picture. */
  key: string;
}

/** Resolves with the choices for which the editor takes the other's text, or with nothing to keep editing. */
export function chooseTexts(choices: readonly Choice[]): Promise<Choice[] | undefined> {
  const dialog = element('dialog', { className: 'choice', dir: 'auto' });
  const form = element('form', { method: 'dialog' });
  const heading = element('h2', { id: 'choice' }, translate('Someone else changed the same text'));
  dialog.setAttribute('aria-labelledby', heading.id);
  form.append(
    heading,
    element('p', {}, translate(explanation)),
    ...choices.map(fieldsetOf),
    element('button', { value: 'save' }, translate('Save')),
    element('button', { value: '', formNoValidate: true }, translate('Keep Editing')),
  );
  dialog.append(form);
  // The CMS leaves the entry at the Escape key.
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      const chosen = new FormData(form);
      dialog.remove();
      const takesTheirs = (_: Choice, index: number) => chosen.get(String(index)) === 'theirs';
      resolve(dialog.returnValue === 'save' ? choices.filter(takesTheirs) : undefined);
    });
  });
}

const explanation = 'Choose which text to keep. Your other changes, and theirs, are kept.';

function fieldsetOf(choice: Choice, index: number): HTMLElement {
  const { entry, key, locale } = choice;
  const fieldset = element('fieldset');
  const answer = (value: 'ours' | 'theirs', name: string) => {
    const label = element('label');
    const words = element('span', { dir: 'auto', lang: locale }, textOf(choice, value));
    const radio = element('input', { type: 'radio', name: String(index), value, required: true });
    label.append(radio, element('b', {}, name), words);
    return label;
  };
  const answers = [answer('ours', translate('Yours')), answer('theirs', translate('Theirs'))];
  fieldset.append(element('legend', {}, fieldName(entry, key, locale)), ...answers);
  return fieldset;
}

const textOf = (choice: Choice, whose: 'ours' | 'theirs') =>
  filledIn(choice[whose], choice.key)
    .map(([, value]) => String(value).replace(/^\/pictures\//, ''))
    .join('\n') || translate('(empty)');
