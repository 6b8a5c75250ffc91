/** What the CMS knows of the entries and pictures beside the one that is being edited. */
import type { ApiAsset, ApiEntry, CustomPreviewTemplateProps } from '@sveltia/cms';
import { isPicturePath } from '../../content/kinds';
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

/** Loads pictures once each: the CMS takes the addresses it gives away back when it needs them no more. */
export class PictureUrls {
  #loading = new Map<string, Promise<void>>();
  #urls = new Map<string, string>();

  /** Where a picture can be loaded from by now; a new one, until it is saved, from its blob's address. */
  urlOf(name: string): string | undefined {
    return name.startsWith('blob:') ? name : this.#urls.get(name);
  }

  /** The same of every picture that `contents` names. */
  in(contents: unknown): Record<string, string> {
    const names = [...namesIn(contents)];
    return Object.fromEntries(names.map((name) => [name, this.urlOf(name) ?? '']));
  }

  /** Settles when every picture that `contents` names is there, with whether one was missing before. */
  async load(contents: unknown, { getAsset }: Props): Promise<boolean> {
    const missing = [...namesIn(contents)].filter((name) => this.urlOf(name) === undefined);
    for (const name of missing) {
      const loading = this.#loading.get(name) ?? this.#copy(name, getAsset(name));
      this.#loading.set(name, loading);
    }
    await Promise.all(missing.map((name) => this.#loading.get(name)));
    return missing.length > 0;
  }

  async #copy(name: string, asset: ApiAsset | undefined): Promise<void> {
    // One that cannot be loaded must not keep the others from being shown.
    this.#urls.set(name, await copyOf(asset).catch(() => ''));
  }

  release(): void {
    for (const url of this.#urls.values()) URL.revokeObjectURL(url);
  }
}

/** The CMS loads a picture behind our back, and does not say when it has. */
const PAUSE = 30;
const TRIES = 300;

async function copyOf(asset: ApiAsset | undefined): Promise<string> {
  const isLoaded = () => asset?.url.startsWith('blob:') ?? true;
  for (let tries = 0; tries < TRIES && !isLoaded(); tries++) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  if (!asset || !isLoaded()) return '';
  const picture = await fetch(asset.url);
  return URL.createObjectURL(await picture.blob());
}

const isPicture = (text: string) => text.startsWith('blob:') || isPicturePath(text);

function namesIn(value: unknown): Set<string> {
  if (typeof value === 'string') return new Set(isPicture(value) ? [value] : []);
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(Object.values(value).flatMap((inner) => [...namesIn(inner)]));
}
