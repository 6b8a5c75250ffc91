/** Every text of a language, with the title and the hint that editors know. */
import { z } from 'zod';
import { contentModels } from '../src/content/descriptions';
import { readSite } from '../src/content/files/read';
import { readJson } from '../src/content/files/readJson';
import { requireLanguage } from '../src/content/languages/languageFolders';
import { translationFile, translationModel } from '../src/content/model';
import type { JsonFile } from '../src/content/parseJson';
import { type Path, valueAt } from '../src/content/path';
import { withoutWrapper } from '../src/content/schemaAt';
import { markUntranslated } from '../src/content/texts';
import { UserError } from '../src/content/userError';
import { reportProblems } from '../src/content/validation/report';

interface Leaf {
  /** Without the language: the same for each. */
  path: Path;
  model: z.ZodString;
  title: string;
  isOptional: boolean;
  isPerLanguage: boolean;
}

export interface TextField extends Leaf {
  json: JsonFile;
  /** Where the text is in `json`. */
  place: Path;
  hint: string;
  /** If it is missing, the original with ⟦…⟧. */
  text: string;
}

/** In the order of the editor's entries. */
export function textFields(root: string, code: string): TextField[] {
  requireLanguage(root, code);
  const { defaultLanguage } = readSite(root);
  const fieldsIn = (file: string, model: z.ZodType, original?: JsonFile) => {
    const json = read(root, file);
    return [...leavesIn(model, json.value)]
      .filter(({ isPerLanguage }) => isPerLanguage === !original)
      .map((leaf): TextField => {
        const placeIn = (language: string) => (original ? leaf.path : [...leaf.path, language]);
        const place = placeIn(code);
        const theirs = valueAt((original ?? json).value, placeIn(defaultLanguage));
        const text = valueAt(json.value, place) || (theirs ? markUntranslated(theirs) : '');
        return { ...leaf, json, place, hint: hintOf(leaf, json), text: String(text) };
      });
  };
  const original = read(root, translationFile(defaultLanguage));
  const words = fieldsIn(translationFile(code), translationModel, original);
  const isIn = (page: string) => (field: TextField) => field.path[1] === page;
  return [
    ...words.filter(isIn('about')),
    ...Object.entries(contentModels).flatMap(([file, model]) => fieldsIn(file, model)),
    ...words.filter(isIn('notFound')),
    ...words.filter((field) => !isIn('about')(field) && !isIn('notFound')(field)),
  ];
}

function read(root: string, file: string): JsonFile {
  const json = readJson(root, file);
  if ('problem' in json) throw new UserError(reportProblems([json]));
  return json;
}

/** Of lists, the entries that `value` has. `group` is the title of the group around the model. */
function* leavesIn(
  wrapped: z.ZodType,
  value: unknown,
  path: Path = [],
  group = '',
  isInOptional = false,
): Generator<Leaf> {
  const model = withoutWrapper(wrapped) as z.ZodType;
  const isOptional = isInOptional || model !== wrapped;
  const isPerLanguage = model instanceof z.ZodRecord;
  const leaf = isPerLanguage ? model.valueType : model;
  const index = path.at(-1);
  const { title: own = group } = z.globalRegistry.get(leaf as z.ZodType) ?? {};
  const title = typeof index === 'number' ? `${own} ${index + 1}` : own;
  if (leaf instanceof z.ZodString) {
    const full = title.startsWith(group) ? title : `${group} › ${title}`;
    yield { path, model: leaf, title: full, isOptional, isPerLanguage };
  } else if (model instanceof z.ZodArray) {
    for (const [place] of Object.entries(Object(valueAt(value, path))))
      yield* leavesIn(model.element as z.ZodType, value, [...path, Number(place)], title);
  } else if (model instanceof z.ZodObject) {
    for (const [key, inner] of Object.entries<z.ZodType>(model.shape))
      yield* leavesIn(inner, value, [...path, key], title, isOptional);
  }
}

function hintOf({ path, model, isOptional }: Leaf, json: JsonFile): string {
  const { name, file, url } = Object(valueAt(json.value, path.slice(0, -1)));
  const about = name ?? file ?? url;
  const { description = '' } = z.globalRegistry.get(model) ?? {};
  const limit = description.includes(String(model.maxLength))
    ? ''
    : `At most ${model.maxLength} characters.`;
  const hints = [about && `${about}:`, description, limit, isOptional && 'May stay empty.'];
  return hints.filter(Boolean).join(' ');
}
