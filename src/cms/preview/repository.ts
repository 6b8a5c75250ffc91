/** What the CMS knows of the entries and pictures beside the one that is being edited. */
import type { ApiEntry, CustomPreviewTemplateProps } from '@sveltia/cms';
import { isPicturePath } from '../../content/model';
import { type EntryName, entryNames } from '../entries';

type Props = Pick<CustomPreviewTemplateProps, 'entry' | 'getCollection' | 'getAsset'>;

export type Contents = Record<EntryName, unknown>;

/** The saved entries. */
export async function savedContents({ getCollection }: Props): Promise<Contents> {
  const found = await Promise.all(
    entryNames.map(async (name) => {
      const entry = await getCollection('_singletons', name);
      return [name, Array.isArray(entry) ? undefined : dataOf(entry.toJS())] as const;
    }),
  );
  return Object.fromEntries(found) as Contents;
}

/** Of what is the same in every language, the CMS says that it is in none. */
function dataOf({ data, i18n }: Pick<ApiEntry, 'data' | 'i18n'>): unknown {
  return i18n._default?.data ?? data;
}

/** Every picture that `contents` names, by where it can be loaded from. */
export async function pictureUrls(contents: unknown, { getAsset }: Props) {
  const names = [...namesIn(contents)];
  const urls = await Promise.all(names.map(async (name) => [name, await urlOf(name)] as const));
  return Object.fromEntries(urls);

  /** A new picture goes by its blob's address until it is saved; a saved one has to be loaded. */
  async function urlOf(name: string): Promise<string> {
    if (!isPicturePath(name)) return name;
    const asset = getAsset(name);
    const isLoaded = () => asset?.url.startsWith('blob:') ?? true;
    for (let tries = 0; tries < TRIES && !isLoaded(); tries++) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    return asset?.url ?? '';
  }
}

/** The CMS loads a picture behind our back, and does not say when it has. */
const PAUSE = 30;
const TRIES = 300;

const isPicture = (text: string) => text.startsWith('blob:') || isPicturePath(text);

function namesIn(value: unknown): Set<string> {
  if (typeof value === 'string') return new Set(isPicture(value) ? [value] : []);
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(Object.values(value).flatMap((inner) => [...namesIn(inner)]));
}
