import { refusal } from '../validateBeforeSave';
import { translate } from '../words';

/** A service lists a draft a moment after its branch exists. */
const MOMENT = 5_000;

/** Refuses to save on top of a draft, or instead of one, that someone began since drafts were listed. */
export async function refuseSecondDraft(isOpen: () => Promise<boolean>): Promise<false> {
  if (await isOpen()) throw refusal(translate(justBegun));
  await new Promise((resolve) => setTimeout(resolve, MOMENT));
  if (await isOpen()) throw refusal(translate(justBegun));
  return false;
}

const justBegun =
  'Not saved, as someone else has just begun a draft of this entry. Please save again.';
