/** The content files' format, as the CMS reads it: what can't be read is explained in the build's words. */
import type { FileParser } from '@sveltia/cms';
import { parseJson } from '../content/parseJson';
import { reportProblems } from '../content/report';
import { type EntryName, entries } from './entries';
import { showNotice } from './notice';

/** The name of the entry's format in the CMS's configuration. */
export const formatOf = (name: EntryName) => `content-${name}`;

/** The CMS does not say which language's file it reads, so that a translation is known by its words. */
export function parserOf(name: EntryName): FileParser {
  return (text) => {
    const json = parseJson(entries[name].file.replace('{{locale}}', '…'), text);
    if (!('problem' in json)) return json.value;
    showNotice(`${reportProblems([json])}${excerpt(text, json.line)}`);
    throw new Error(json.problem);
  };
}

/** The line in question and the one before it, where the mistake often is. */
function excerpt(text: string, line = 0): string {
  const lines = text.split('\n').slice(Math.max(0, line - 2), line);
  return lines.map((words) => `\n    ${words.trim()}`).join('');
}
