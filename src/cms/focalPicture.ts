/** The picture that a focal point belongs to, and whether another picture has taken its place. */
import { flattenStrings, valueAt } from '../model/texts';
import type { FieldProps } from './languages/translationNote';
import { isPicture } from './preview/repository';

type Props = Pick<FieldProps, 'entry' | 'keyPath' | 'value'>;

const dataOf = ({ entry }: Pick<Props, 'entry'>): unknown => entry?.toJS().data;

/** The file of the picture in the form, or the address of an upload. */
export function pictureAt({ entry, keyPath = '' }: Pick<Props, 'entry' | 'keyPath'>): string {
  const path = [...keyPath.split('.').slice(0, -1), 'file'];
  const file = valueAt(dataOf({ entry }), path);
  return typeof file === 'string' ? file : '';
}

/**
 * Whether the point is the one of the picture before. Moving a picture changes what is at a key as well, but not which
 * pictures there are; removing one changes how many.
 */
export function isReplaced(before: Props, now: Props): boolean {
  const [old, current] = [pictureAt(before), pictureAt(now)];
  // An upload gets its name when it is saved.
  const isSaved = old.startsWith('blob:') && !current.startsWith('blob:');
  if (old === current || isSaved || !now.value || now.value !== before.value) return false;
  const [all, others] = [picturesIn(before), picturesIn(now)];
  return all.length === others.length && all.join() !== others.join();
}

const picturesIn = (props: Props) =>
  [...flattenStrings(dataOf(props)).values()].filter(isPicture).sort();
