/** How the content of each file is read for its form, and written. */
import type { FileFormatter, FileParser } from '@sveltia/cms';
import type { Entry } from '..';
import { isGroup } from './merge';
import { say } from './messages';
import { site } from './site';
import { jsonValue, valueAt } from './values';

interface Format {
  extension: string;
  fromFile: FileParser;
  toFile: FileFormatter;
}

/** Adds what the CMS reads to `contents`, by file. */
export function fileFormat(entry: Entry, contents: Map<string, unknown>): Format {
  const { name, file } = entry;
  const isText = file.endsWith('.md');
  let before: unknown;
  let indent: string | undefined;
  return {
    extension: isText ? 'md' : 'json',
    fromFile(text) {
      const value = formValues(entry, text);
      if (value) {
        contents.set(file, value);
        before = value;
        indent = /^\{\n([ \t]+)/.exec(text)?.[1];
        return value;
      }
      // The CMS treats it as missing.
      window.alert(say('unreadable', { file }));
      throw new Error(`${file} can't be read`);
    },
    toFile(value) {
      if (isText) return `${String(value.body ?? '').trim()}\n`;
      return (site.write ?? writeJson)(name, inOrderOf(before, value), indent);
    },
  };
}

/** Sorts keys as in the file, and new ones to the end, so that a change of one text changes one line. */
function inOrderOf(before: unknown, value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item, index) => inOrderOf(valueAt(before, [index]), item));
  if (!isGroup(value)) return value;
  const keys = isGroup(before) ? Object.keys(before).filter((key) => key in value) : [];
  return Object.fromEntries(
    [...new Set([...keys, ...Object.keys(value)])].map((key) => [
      key,
      inOrderOf(valueAt(before, [key]), value[key]),
    ]),
  );
}

/** The values of the form from the file; undefined if it can't be read. */
export function formValues(
  { name, file }: Entry,
  text: string,
): Record<string, unknown> | undefined {
  if (site.read) return site.read(name, file, text);
  const value = file.endsWith('.md') ? { body: text } : jsonValue(text);
  return isGroup(value) ? value : undefined;
}

const writeJson = (_: string, values: unknown, indent = '  ') =>
  `${JSON.stringify(values, null, indent)}\n`;
