/**
 * The labels and the 404 page that new languages begin with.
 * @jest-environment node
 */
import { readdirSync } from 'node:fs';
import { contentRoot } from '../../src/files/contentRoot';
import { readValue } from '../../src/files/read';
import { describeLanguage } from '../../src/model/languages';
import { wordFile, wordModels } from '../../src/model/model';
import { valuesIn } from '../../src/model/texts';
import { validate } from '../../src/model/validation/validate';

const FOLDER = 'src/files/translations';
const names = ['labels', 'notFound'] as const;
const languages = readdirSync(FOLDER);

const read = (code: string, name: string) => readValue(FOLDER, `${code}/${name}.json`);
const textsOf = (code: string) =>
  names.flatMap((name) => [...valuesIn(read(code, name))].map(([, text]) => text)).filter(isText);
const isText = (value: unknown): value is string => typeof value === 'string';

/** The letters of the scripts that are several scripts' names. */
const mixed: Record<string, string> = {
  Jpan: '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}',
  Kore: '\\p{sc=Hang}',
  Hans: '\\p{sc=Han}',
  Hant: '\\p{sc=Han}',
};

/** Names that have Latin letters in every script. */
const LATIN_NAMES = /Mapbox|\bIP\b|E-mail|browser|GSTIN|URL/g;

test('The common languages of the web are there', () => {
  const common =
    'ar bg cs da de el en es fa fi fr he hi hr hu id it ja ko nb nl pl pt-BR pt-PT ro ru sk sl sr sv th tr uk vi zh-CN zh-TW';
  expect(languages).toEqual(expect.arrayContaining(common.split(' ')));
});

describe.each(languages)('%s', (code) => {
  test.each(names)('%s has each text, within its limit', (name) => {
    const json = { file: '', value: read(code, name) };
    expect(validate(json, wordModels[name], name)).toEqual([]);
  });

  test('All texts are in its script', () => {
    const { script } = describeLanguage(code);
    const letters = mixed[script] ?? `\\p{sc=${script}}`;
    const foreign = new RegExp(`(?![${letters}])\\p{L}`, 'u');
    const wrong = textsOf(code).filter((text) => {
      const own = text.replace(LATIN_NAMES, '');
      // Such as the long vowel sign, which scripts share.
      return foreign.test(own.replace(/\p{sc=Common}|\p{sc=Inherited}/gu, ''));
    });
    expect(wrong).toEqual([]);
  });

  test('No English is left', () => {
    const english = /\b(the|this|your|and|our|who|show|hide|light|dark|page is)\b/i;
    const left = textsOf(code).filter((text) => english.test(text));
    expect(code === 'en' ? [] : left).toEqual([]);
  });
});

test.each(['en', 'de', 'el', 'ar'])('The sample’s words in %s are the same', (code) => {
  for (const name of names)
    expect(readValue(contentRoot(), wordFile(name, code))).toEqual(read(code, name));
});
