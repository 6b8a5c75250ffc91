/** What is kept in the browser until a form's values are saved. The CMS's own copies do not survive a new build. */
import { z } from 'zod';
import type { Path } from '..';
import { backendOf } from './config';
import type { Settings } from './site';
import { isPicture } from './uploads';
import { jsonValue, textsIn } from './values';

export type Text = [path: Path, text: string];

const backupModel = z.object({
  base: z.unknown().optional(),
  data: z.unknown().optional(),
  unsaved: z.array(z.tuple([z.array(z.union([z.string(), z.number()])), z.string()])).optional(),
});

export interface Backup {
  /** What `data` started from. */
  base?: unknown;
  /** The values of a form with changes. */
  data?: unknown;
  /** Texts of earlier visits that are not in the form. */
  unsaved?: Text[];
}

const keyOf = (settings: Settings, file: string): string => {
  const { name, repo } = backendOf(settings);
  return `unsaved in ${name}:${repo}: ${file}`;
};

export function readBackup(settings: Settings, file: string): Backup {
  // Other programs, or an earlier version, may have left another value.
  return backupModel.safeParse(jsonValue(localStorage.getItem(keyOf(settings, file)))).data ?? {};
}

export function writeBackup(settings: Settings, file: string, backup: Backup): void {
  const key = keyOf(settings, file);
  try {
    if (backup.data === undefined && !backup.unsaved?.length) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(backup));
  } catch {
    // The browser's storage is full. The text is in the form, and in the CMS's own storage.
  }
}

/** All but pictures. */
export const typedTextsIn = (value: unknown): Text[] =>
  textsIn(value).filter(([, text]) => !isPicture(text));

/** Whether a text is nowhere in the value: in a list, it may have moved. */
export function isNotIn(value: unknown): (typed: Text) => boolean {
  const texts = new Set(typedTextsIn(value).map(([, text]) => text));
  return ([, text]) => !texts.has(text);
}
