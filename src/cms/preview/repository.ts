/** What the CMS knows of the entries and pictures beside the one that is being edited. */
import type { ApiAsset, ApiEntry, CustomPreviewTemplateProps } from '@sveltia/cms';
import { isPicturePath } from '../../content/kinds';
import { flattenStrings } from '../../content/texts';
import { type EntryName, entryNames } from '../entries';

type Props = Pick<CustomPreviewTemplateProps, 'entry' | 'getCollection' | 'getAsset'>;

export type Contents = Record<EntryName, unknown>;

/** The saved entries. */
export async function savedContents({ getCollection }: Props): Promise<Contents> {
  const found = await Promise.all(
    entryNames.map(async (name) => {
      // The CMS fails on an entry of which one language's file can't be read.
      const entry = await getCollection('_singletons', name).catch(() => []);
      return [name, Array.isArray(entry) ? undefined : dataOf(entry.toJS())] as const;
    }),
  );
  return Object.fromEntries(found) as Contents;
}

/** Of what is the same in every language, the CMS says that it is in none. */
function dataOf({ data, i18n }: Pick<ApiEntry, 'data' | 'i18n'>): unknown {
  return i18n._default?.data ?? data;
}

/** Loads pictures once each: the CMS takes the addresses it gives away back when it needs them no more. */
export class PictureUrls {
  #loading = new Set<string>();
  #urls = new Map<string, string>();
  #ending = new AbortController();

  /** Where a picture can be loaded from by now; a new one, until it is saved, from its blob's address. */
  urlOf(name: string): string | undefined {
    return name.startsWith('blob:') ? name : this.#urls.get(name);
  }

  /** The same of every picture that `contents` names. */
  in(contents: unknown): Record<string, string> {
    const names = [...namesIn(contents)];
    return Object.fromEntries(names.map((name) => [name, this.urlOf(name) ?? '']));
  }

  /** Loads what is not there yet, and says so after each. */
  load(contents: unknown, { getAsset }: Props, onLoaded: () => void): void {
    for (const name of namesIn(contents)) {
      if (this.urlOf(name) !== undefined || this.#loading.has(name)) continue;
      this.#loading.add(name);
      copyOf(getAsset(name), this.#ending.signal)
        .then((url) => this.#urls.set(name, url))
        .then(onLoaded)
        // It may be asked for again.
        .catch(() => this.#loading.delete(name));
    }
  }

  release(): void {
    this.#ending.abort();
    for (const url of this.#urls.values()) URL.revokeObjectURL(url);
  }
}

/** The CMS loads a picture behind our back, which over a slow line takes its time, and does not say when it has. */
const PAUSE = 30;

async function copyOf(asset: ApiAsset | undefined, signal: AbortSignal): Promise<string> {
  if (!asset) throw new Error('no such picture');
  while (!asset.url.startsWith('blob:')) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    signal.throwIfAborted();
  }
  const picture = await fetch(asset.url, { signal });
  const blob = await picture.blob();
  signal.throwIfAborted();
  return URL.createObjectURL(blob);
}

const isPicture = (text: string) => text.startsWith('blob:') || isPicturePath(text);

const namesIn = (contents: unknown) =>
  new Set([...flattenStrings(contents).values()].filter(isPicture));
