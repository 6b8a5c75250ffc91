/** The CMS's other entries and pictures. */
import type { ApiAsset, ApiEntry, CustomPreviewTemplateProps } from '@sveltia/cms';
import { isLogoPath, isPicturePath } from '../../model/pictures';
import { flattenStrings } from '../../model/texts';
import { type EntryName, entryNames } from '../entries';

type Props = Pick<CustomPreviewTemplateProps, 'entry' | 'getCollection' | 'getAsset'>;

export type Contents = Record<EntryName, unknown>;

/** The saved entries, in a language or, if they have none in it, in the default one. */
export async function savedContents({ getCollection }: Props, language: string): Promise<Contents> {
  const found = await Promise.all(
    entryNames.map(async (name) => {
      // The CMS throws if it can't parse the file of one language.
      const entry = await getCollection('_singletons', name).catch(() => []);
      return [name, Array.isArray(entry) ? undefined : dataOf(entry.toJS(), language)] as const;
    }),
  );
  return Object.fromEntries(found) as Contents;
}

/** The CMS gives entries without languages a placeholder language. */
function dataOf({ data, i18n }: Pick<ApiEntry, 'data' | 'i18n'>, language: string): unknown {
  return (i18n[language] ?? i18n._default)?.data ?? data;
}

/** Loads each picture once: the CMS revokes its own blob URLs when it no longer needs them. */
export class PictureUrls {
  #loading = new Set<string>();
  #urls = new Map<string, string>();
  #ending = new AbortController();

  /** The picture's URL if it has loaded; for an unsaved picture, its blob URL. */
  urlOf(name: string): string | undefined {
    return name.startsWith('blob:') ? name : this.#urls.get(name);
  }

  /** The URLs of all pictures that `contents` refers to. */
  in(contents: unknown): Record<string, string> {
    const names = [...namesIn(contents)];
    return Object.fromEntries(names.map((name) => [name, this.urlOf(name) ?? '']));
  }

  /** Loads missing pictures and calls back after each. */
  load(
    contents: unknown,
    { getAsset }: Partial<Pick<Props, 'getAsset'>>,
    onLoaded: () => void,
  ): void {
    for (const name of namesIn(contents)) {
      if (this.urlOf(name) !== undefined || this.#loading.has(name)) continue;
      this.#loading.add(name);
      copyOf(getAsset?.(name), this.#ending.signal)
        .then((url) => this.#urls.set(name, url))
        .then(onLoaded)
        // Allows another attempt.
        .catch(() => this.#loading.delete(name));
    }
  }

  release(): void {
    this.#ending.abort();
    for (const url of this.#urls.values()) URL.revokeObjectURL(url);
  }
}

/** The CMS loads pictures in the background and doesn't tell when it has finished, so this polls. */
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

export const isPicture = (text: string) =>
  text.startsWith('blob:') || isPicturePath(text) || isLogoPath(text);

const namesIn = (contents: unknown) =>
  new Set([...flattenStrings(contents).values()].filter(isPicture));
