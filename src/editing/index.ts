/** What the editor knows of this site. Runs in the editor's browser. */
import type { z } from 'zod';
import type { ContentOf, Draft, EditedSite, Entry, Language } from '../../plugins/editor';
import { adaptedOn } from '../looks/brandColor';
import { designs } from '../looks/designs';
import { jsonText, parseJson } from '../model/json';
import { localizedPath } from '../model/languages';
import { legalPages, legalPath } from '../model/legalPages';
import { isTextLinkTarget } from '../model/linkTargets';
import { logoProblem } from '../model/logo';
import { markdownForForm } from '../model/markdown';
import { fieldMessages, say, setMessages } from '../model/messages';
import { type AboutWords, sharedFiles } from '../model/model';
import { normalizeTarget } from '../model/normalize';
import { deadLink, folderOf } from '../model/ownLinks';
import { formatSize, leastSize, sizeProblem, targetSizeAt } from '../model/pictureSize';
import { isTargetAt, schemaAt } from '../model/schemaAt';
import { linksIn, withoutAddresses, writeLink } from '../model/textLinks';
import {
  contentWithWords,
  displayLength,
  formatPath,
  isContainer,
  isUntranslated,
  type Path,
  textsIn,
  wordsInFile,
} from '../model/texts';
import {
  missingTexts,
  sharedProblems,
  translationProblems,
} from '../model/validation/translations';
import { type EntryName, entries, wordNames } from './entries';
import { draftLook, type EditingData, type PreviewData, previewData } from './previewData';

const site: EditedSite<PreviewData> = {
  entries,
  preview: previewData,
  names: {
    setLanguage: async (code) =>
      setMessages((await import(`../model/messages/${code}.json`)).default),
    entryName: (entry) => say(`entry.${entry as EntryName}`),
    fieldNames: fieldMessages,
  },
  read(name, file, text) {
    // The CMS reads line breaks of Windows as others.
    if (file.endsWith('.md')) return { body: markdownForForm(text.replace(/\r\n?/g, '\n')) };
    const json = parseJson(file, text);
    const content = wordsInFile(name, 'problem' in json ? undefined : json.value);
    return isContainer(content) && !Array.isArray(content) ? content : undefined;
  },
  write: (name, values, indent) => jsonText(contentWithWords(name, values), indent),
  lengthOf: (text, hasLinks) => displayLength(hasLinks ? withoutAddresses(text) : text),
  links: {
    find: linksIn,
    write: writeLink,
    addressOf(typed) {
      const address = normalizeTarget(typed);
      const problem = isTextLinkTarget(address) ? undefined : say('linkTargets');
      return { address, problem };
    },
  },
  isUntranslated,
  problemsIn,
  missingTexts(code, original, contentOf) {
    const wordsOf = (language: string) =>
      Object.fromEntries(wordNames.map((name) => [name, contentOf(name, language)]));
    const shared = Object.entries(sharedFiles).map(([name, { file }]) => [file, contentOf(name)]);
    const contents = new Map(shared as [string, unknown][]);
    return missingTexts(code, original, wordsOf, (file) => contents.get(file)).map((text) => {
      // `about.title.first` or `pictures.collage[0].alt`
      const [entry = '', ...key] = text.split('.');
      return { entry, key: [...key, ...(entry in sharedFiles ? [code] : [])].join('.') };
    });
  },
  async pictureProblem(entry, path, { bytes, drawing }, contentOf) {
    const width = minWidth(entry, path);
    if (width === undefined) return logoProblem(bytes, async () => drawing);
    // The CMS refuses what no browser can decode.
    return drawing && sizeProblem(drawing, width, targetSizeAt(path, collageIn(contentOf)));
  },
  pictureShape(entry, path, contentOf) {
    const target = targetSizeAt(path, collageIn(contentOf));
    const least = leastSize(minWidth(entry, path) ?? 0, target, { width: 1, height: 1 });
    return { aspectRatios: target.aspectRatios, leastSize: formatSize(least) };
  },
  noteOn(entry, key, values) {
    const { look, color } = draftLook(values);
    if (entry !== 'look' || key !== 'color' || !color) return undefined;
    const [theme, other] = adaptedOn(designs[look], color);
    return theme && say(other ? 'colorAdapted' : `colorAdapted.${theme}`);
  },
  landmarkOf: (entry, key) =>
    entry === 'company' ? (/logo$/i.test(key) ? 'header' : 'footer') : undefined,
};
export default site;

function problemsIn(
  { name, file, language }: Entry,
  value: unknown,
  languages: Language[],
  draft: Pick<Draft, 'contentOf' | 'data'>,
) {
  const { model } = entries[name as EntryName];
  const published = languages.filter(({ isDraft }) => !isDraft).map(({ code }) => code);
  const original = languages.filter(({ isDefault }) => isDefault).map(({ code }) => code);
  const json = { file, value };
  return language
    ? [
        ...translationProblems(
          json,
          model,
          name,
          published.includes(language.code),
          draft.contentOf('pictures'),
        ),
        ...deadTargets(model, value, languages, language.code, draft),
      ]
    : sharedProblems(json, model, name, [...new Set([...original, ...published])]);
}

/** Legal pages count as there, as they are perhaps written, but not yet published. */
function deadTargets(
  model: z.ZodType,
  value: unknown,
  languages: Language[],
  language: string,
  { contentOf, data }: Pick<Draft, 'contentOf' | 'data'>,
) {
  const known = [
    ...(data as EditingData).addresses.map(folderOf),
    ...languages.flatMap(({ code, isDefault }) =>
      legalPages.map((page) => localizedPath(legalPath(page), code, isDefault)),
    ),
  ];
  const site = {
    url: String(Object(contentOf('company')).url),
    languages,
    has: (path: string) => known.includes(folderOf(path)),
    aboutIn: (code: string) => contentOf('about', code) as AboutWords | undefined,
    sections: Object(contentOf('pictures')).sections,
  };
  return textsIn(value).flatMap(([path, text]) => {
    const problem = isTargetAt(model, path) ? deadLink(text, site, language) : undefined;
    return problem ? { key: formatPath(path), problem } : [];
  });
}

/** That of a picture on the page, in pixels; the logo has none. */
function minWidth(entry: string, path: Path): number | undefined {
  const { minWidth } = schemaAt(entries[entry as EntryName].model, path)?.meta() ?? {};
  return typeof minWidth === 'number' ? minWidth : undefined;
}

/** That of the chosen look. */
function collageIn(contentOf: ContentOf) {
  return designs[draftLook(contentOf('look')).look].collage;
}
