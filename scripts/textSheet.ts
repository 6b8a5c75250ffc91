/** All texts of a language as one Markdown document, which owners and translators fill in. */
import { contentModels } from '../src/content/descriptions';
import { englishName } from '../src/content/englishName';
import { writeJson } from '../src/content/files/writeJson';
import { isLanguageCode } from '../src/content/kinds';
import { paragraphsOf } from '../src/content/paragraphs';
import type { JsonFile } from '../src/content/parseJson';
import { formatPath, type Path } from '../src/content/path';
import type { Problem } from '../src/content/problem';
import { isUntranslated } from '../src/content/texts';
import { UserError } from '../src/content/userError';
import { sanitizeProblem } from '../src/content/validation/sanitizeProblem';
import { translationProblems } from '../src/content/validation/translationProblems';
import { validate } from '../src/content/validation/validate';
import { type TextField, textFields } from './textFields';

export function textSheet(root: string, code: string): string {
  const texts = textFields(root, code).map(({ path, title, hint, text }) =>
    `## ${title} {#${formatPath(path)}}\n\n> ${hint}\n\n${text}`.trim(),
  );
  const advice = [
    'Replace the texts, and keep the headings. A text that is deleted with its heading stays on the site.',
    `Then run in the project's folder: npm run language -- import texts-${code}.md`,
  ].join('\n');
  return `${[`# ${englishName(code)} {#${code}}`, advice, ...texts].join('\n\n')}\n`;
}

/** Writes the texts of a sheet, unless there are problems. `changed` has the number of texts by file. */
export function importTexts(root: string, file: string, source: string) {
  const [start, ...sections] = sectionsIn(source);
  if (!start || !isLanguageCode(start.key))
    throw new UserError(
      `${file} has no heading such as "# German {#de}" at its start. Restore it.`,
    );
  const fields = textFields(root, start.key);
  const contents = new Map(fields.map(({ json }) => [json, structuredClone(json.value)]));
  const lines = new Map<TextField, number>();
  const changed: Record<string, number> = {};
  const problems = sections.flatMap(({ key, line, text }): Problem[] => {
    const field = fields.find(({ path }) => formatPath(path) === key);
    if (!field) return [{ file, line, key, ...unknown }];
    const place = { file, line, key: field.title };
    if (lines.has(field)) return [{ ...place, ...repeated }];
    lines.set(field, line);
    const isMarked = text !== '' && isUntranslated(text);
    if (isMarked || text === joinLines(field.text)) return [];
    if (!text && !field.isOptional) return [{ ...place, problem: 'is empty', fix: field.hint }];
    setText(Object(contents.get(field.json)), field.place, text);
    changed[field.json.file] = (changed[field.json.file] ?? 0) + 1;
    return [];
  });
  const changes = [...contents].filter(([json]) => changed[json.file]);
  for (const [json, value] of changes)
    for (const problem of problemsIn({ ...json, value })) {
      const [field, line] =
        [...lines].find(
          ([one]) => one.json === json && formatPath(one.place).startsWith(problem.key),
        ) ?? [];
      problems.push(field ? { ...problem, file, line, key: field.title } : problem);
    }
  if (!problems.length) for (const [json, value] of changes) writeJson(root, json.file, value);
  problems.sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
  return { problems: problems.map(sanitizeProblem), changed: problems.length ? {} : changed };
}

const unknown = { problem: 'is not the key of a text', fix: 'Copy the heading from a new export.' };
const repeated = { problem: 'appears twice', fix: 'Keep one of the two.' };

/** Also the heading before the texts, whose key is the language. Editors may escape characters of a heading. */
function sectionsIn(source: string) {
  const sections: { key: string; line: number; lines: string[] }[] = [];
  for (const [index, line] of source.split(/\r?\n/).entries()) {
    const [, key] = /^\uFEFF?#+ .*\{ *# *(.+?) *\}\s*$/.exec(line.replaceAll('\\', '')) ?? [];
    if (key) sections.push({ key, line: index + 1, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections.map(({ key, line, lines }) => {
    const withoutHint = lines.join('\n').replace(/^\s*(>.*\n?)*/, '');
    return { key, line, text: joinLines(withoutHint) };
  });
}

/** Editors may wrap the lines of a paragraph. */
const joinLines = (text: string) =>
  paragraphsOf(text.trim())
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' '))
    .join('\n\n');

/** An empty text is removed, with the groups that it leaves empty. */
function setText(group: Record<PropertyKey, unknown>, path: Path, text: string): void {
  const [key = '', ...rest] = path;
  if (rest.length) {
    const inner = Object(group[key] ?? {});
    group[key] = inner;
    setText(inner, rest, text);
    if (!Object.keys(inner).length) delete group[key];
  } else if (text) group[key] = text;
  else delete group[key];
}

/** Texts that are still marked as untranslated are no mistakes. */
function problemsIn(json: JsonFile): Problem[] {
  const model = contentModels[json.file];
  return model ? validate(json, model) : translationProblems(json, false);
}
