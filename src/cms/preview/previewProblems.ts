/** What the preview lists above the page while an editor types. */
import type { Problem } from '../../model/problem';
import { type EntryName, entries } from '../entries';
import { problemsOf } from '../problems';
import { type CmsSettings, publishedCodes } from '../settings';
import { replacedPictures } from './replacedPictures';

interface Edited {
  name: EntryName;
  value: unknown;
  /** The pane's language. */
  language: string;
  languages: CmsSettings['languages'];
  /** The pictures before the edit. */
  savedPictures?: unknown;
}

export function previewProblems({
  name,
  value,
  language,
  languages,
  savedPictures,
}: Edited): Problem[] {
  const published = publishedCodes(languages);
  const isPublished = published.includes(language);
  const entry = entries[name];
  const replaced =
    name === 'pictures' && savedPictures ? replacedPictures(savedPictures, value) : [];
  return [...problemsOf({ entry, value: withPaths(value), isPublished, published }), ...replaced];
}

/** A new picture has no path until it is saved. */
const withPaths = (value: unknown) =>
  JSON.parse(JSON.stringify(value), (_, inner) =>
    typeof inner === 'string' && inner.startsWith('blob:') ? '/pictures/new.jpg' : inner,
  );
