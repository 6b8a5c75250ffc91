/** The format of content files for the CMS, with our own messages for files that can't be parsed. */
import type { FileParser } from '@sveltia/cms';
import { z } from 'zod';
import { type JsonFile, jsonText, parseJson } from '../model/json';
import { type Problem, reportProblems } from '../model/problem';
import { withoutWrapper } from '../model/schemaAt';
import { type EntryName, entries, entryNames, isTranslated } from './entries';
import { showNotice } from './notice';

/** The entries in JSON. Others are Markdown, which the CMS reads as it is. */
export const jsonEntries = entryNames.filter((name) => entries[name].file.endsWith('.json'));

/** The format's name in the CMS configuration. */
export const formatOf = (name: EntryName) =>
  jsonEntries.includes(name) ? `content-${name}` : 'raw';

const unreadable = new Set<EntryName>();

/** The CMS treats an unreadable entry as new; saving it would overwrite the file. */
export const isUnreadable = (name: EntryName) => unreadable.has(name);

/** The CMS doesn't say which language's file it parses, so this recognises a translation by its texts. */
export function parserOf(name: EntryName): FileParser {
  return (text) => {
    const json = parseJson(entries[name].file.replace('{{locale}}', '…'), text);
    if ('problem' in json) return refuse(name, json, text);
    const problem = json.duplicates[0] ?? notGroup(json);
    if (problem) return refuse(name, problem, text);
    unreadable.delete(name);
    return json.value;
  };
}

/** The CMS puts the fields of a form before the others of the file: this restores the model's order. */
export const fileText = (name: EntryName, value: unknown) =>
  jsonText(inOrder(value, entries[name].model));

function inOrder(value: unknown, model: unknown): unknown {
  const group = withoutWrapper(model);
  if (!(group instanceof z.ZodObject) || !isGroup(value)) return value;
  const names = new Set([...Object.keys(group.shape), ...Object.keys(value)]);
  return Object.fromEntries(
    [...names]
      .filter((key) => Object.hasOwn(value, key))
      .map((key) => [key, inOrder(value[key], group.shape[key])]),
  );
}

function refuse(name: EntryName, problem: Problem, text: string): never {
  if (!isTranslated(entries[name])) unreadable.add(name);
  showNotice(`${reportProblems([problem])}${excerpt(text, problem.line)}`);
  throw new Error(problem.problem);
}

function notGroup({ file, value }: JsonFile): Problem | undefined {
  return isGroup(value) ? undefined : { file, key: '', ...noGroup };
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const noGroup = {
  problem: 'does not contain a group of keys',
  fix: 'Restore the earlier version from Git.',
};

/** The reported line and the one before it, where the mistake often is. */
function excerpt(text: string, line = 0): string {
  const lines = text.split('\n').slice(Math.max(0, line - 2), line);
  return lines.map((words) => `\n    ${words.trim()}`).join('');
}
