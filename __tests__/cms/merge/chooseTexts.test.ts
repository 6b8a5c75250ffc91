import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Choice, chooseTexts } from '../../../src/cms/merge/chooseTexts';

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true;
};

const key = 'page.about.mission.title';
const choice: Choice = {
  entry: 'about',
  locale: 'el',
  key,
  base: { [key]: 'α' },
  ours: { [key]: 'β' },
  theirs: {},
};

function close(returnValue: string): void {
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.returnValue = returnValue;
  dialog.dispatchEvent(new Event('close'));
}

test('Both texts are shown with the field and the language, and none is chosen yet', () => {
  chooseTexts([choice]);
  expect(screen.getByRole('group', { name: 'Mission: heading (Greek)' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Yours β' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Theirs (empty)' })).not.toBeChecked();
  close('');
});

test('The answer is what they take over', async () => {
  const answer = chooseTexts([choice, { ...choice, key: 'page.about.team.title' }]);
  const mission = screen.getByRole('group', { name: /^Mission/ });
  await userEvent.click(within(mission).getByRole('radio', { name: /^Theirs/ }));
  close('save');
  await expect(answer).resolves.toEqual([choice]);
});

test('Keep Editing chooses nothing', async () => {
  const answer = chooseTexts([choice]);
  close('');
  await expect(answer).resolves.toBeUndefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});
