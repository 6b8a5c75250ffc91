/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { readValue } from '../../src/files/read';
import { describeLanguage } from '../../src/model/languages';
import { fieldMessages, say, setMessages } from '../../src/model/messages';
import el from '../../src/model/messages/el.json';
import en from '../../src/model/messages/en.json';
import { textsIn, valueAt } from '../../src/model/texts';

afterEach(() => setMessages(en));

const folders = ['src/model/messages', 'plugins/editor/src/messages'];
const [codes = [], ownCodes] = folders.map((folder) =>
  readdirSync(folder).map((file) => file.replace('.json', '')),
);

/** The messages with only the names of values in braces. */
const outline = (messages: unknown): unknown =>
  typeof messages === 'string'
    ? (messages.match(/\{\w+\}/g) ?? []).sort()
    : Object.fromEntries(Object.entries(Object(messages)).map(([key, one]) => [key, outline(one)]));

const ENGLISH = /(?<!\p{L})(the|this|your|and|are|is|of|with|not|who)(?!\p{L})/iu;

/** What is the same in every language. */
const NAMES = /\{\w+\}|E-mail|UTF-8 with BOM/g;

describe.each(codes.filter((code) => code !== 'en'))('%s', (code) => {
  test.each(folders)('has the same messages as English in %s', (folder) => {
    const [own, english] = [code, 'en'].map((one) => readValue(folder, `${one}.json`));
    expect(outline(own)).toEqual(outline(english));
    // A name may be the same, such as “Logo”, but not in another script.
    const foreign = describeLanguage(code).script === 'Latn' ? / / : /\p{Ll}/u;
    const left = textsIn(own).filter(([path, text]) => {
      const words = text.replace(NAMES, '');
      return ENGLISH.test(words) || (foreign.test(words) && text === valueAt(english, path));
    });
    expect(left).toEqual([]);
  });
});

test('The editor’s own messages are in the same languages', () => {
  expect(ownCodes).toEqual(codes);
});

test('Without others, messages are in English', () => {
  expect(say('entry.company')).toBe('Company');
  setMessages(el);
  expect(say('entry.company')).toBe('Εταιρεία');
  expect(fieldMessages('company.phone').label).toBe('Τηλέφωνο');
});

test('A field without words of its own has shared ones, or its name', () => {
  expect(fieldMessages('about.press.title').label).toBe('Heading');
  expect(fieldMessages('pictures.press.alt.*').label).toBe('Description');
  expect(fieldMessages('about.ourPress')).toEqual({ label: 'Our press' });
  expect(fieldMessages('about.press.sources[]')).toEqual({ label: 'Sources' });
});
