/** Texts that are odd and still texts, to be shown as they are; and texts that are none. */
import { jsonSchema } from '../../../src/content/jsonSchemas';
import { dotted } from '../../../src/content/path';
import { edit } from '../project';
import {
  company,
  isFree,
  isText,
  type Mutation,
  nameOf,
  type Place,
  placesIn,
  several,
  site,
  translations,
  write,
} from './mutation';
import type { Random } from './random';

const words = translations.flatMap(placesIn).filter(isText);
const name: Place = { file: company, path: ['name'], value: 'Company' };

const change = (
  outcome: Mutation['outcome'],
  what: string,
  place: Place,
  value: unknown,
): Mutation => ({
  name: `${what}: ${nameOf(place)}`,
  outcome,
  file: place.file,
  key: dotted(place.path),
  apply: (root) => write(root, place, value),
});

export const textMutations = (random: Random): Mutation[] => [
  ...Object.entries(odd).map(([what, text]): Mutation => {
    const file = random.pick(translations);
    const places = placesIn(file).filter(
      (place) => isText(place) && roomAt(place) > text.length + 9,
    );
    return {
      name: `${what}, wherever there is room: ${file}`,
      outcome: 'shown',
      file,
      key: '',
      apply: (root) => {
        for (const place of places) write(root, place, fill(text, place));
      },
    };
  }),
  ...['"Smith & Sons" <b>', '{{name}}', 'شركة Galini', 'Ｇalini 🌊', '$t(site.phone)'].map((text) =>
    change('shown', 'company name', name, text),
  ),
  ...Object.entries(controls).flatMap(([what, sign]) => [
    ...several(random, 1, words, (place) =>
      change('refused', what, place, `${String(place.value).slice(0, 10)}${sign}x`),
    ),
    change('refused', what, name, `Ga${sign}lini`),
  ]),
  ...blanks.map((text) =>
    change('refused', `nothing but ${JSON.stringify(text)}`, random.pick([...words, name]), text),
  ),
  ...several(random, 14, words, (place) => {
    const length = random.below(String(place.value).length);
    return change(
      'either',
      `first ${length} characters`,
      place,
      String(place.value).slice(0, length),
    );
  }),
  ...Object.entries(huge).flatMap(([what, text]) =>
    several(random, 2, words, (place) => change('refused', `megabytes of ${what}`, place, text())),
  ),
  {
    ...change('refused', 'a key of megabytes', { file: company, path: [], value: {} }, {}),
    apply: (root) =>
      edit<object>(root, company, (all) => Object.assign(all, { ['k'.repeat(2_000_000)]: 1 })),
  },
  ...codes.map((code) =>
    change('refused', `language ${JSON.stringify(code)}`, random.pick(languages), code),
  ),
  // It is the missing file that is named.
  { ...change('refused', 'a language without words', random.pick(languages), 'ia'), key: '' },
  ...companyMutations(),
];

const languages = placesIn(site).filter(isFree);

/** Letters there are at a place in a translation, as the model says. */
const schema: object = JSON.parse(jsonSchema('translation'));
function roomAt({ path }: Place): number {
  const field = path.reduce<object>(
    (inner, part) =>
      typeof part === 'number'
        ? Reflect.get(inner, 'items')
        : Reflect.get(Reflect.get(inner, 'properties'), part),
    schema,
  );
  return Number(Reflect.get(field, 'maxLength'));
}

/** Where it stands follows, as no two phrases may be the same, and then what was there, cut to its place. */
function fill(text: string, place: Place): string {
  const all = `${text} ${String(place.path.at(-1))} ${place.value}`;
  return all.slice(0, roomAt(place)).trimEnd();
}

const odd = {
  markup: '<b>bold</b>',
  'a script': '<script>alert(1)</script>',
  'a picture that runs a script': '<img src=x onerror=alert(1)>',
  'an end of the title': '</title><script>alert(1)</script>',
  'an end of the attribute': '" onmouseover="alert(1)" x="',
  'an end of the attribute with the other quote': "' onfocus='alert(1)' autofocus x='",
  'an end of the script': '</script><svg onload=alert(1)>',
  'an end of the style': '</style><iframe src="javascript:alert(1)">',
  'a comment': '<!-- not a comment -->',
  'an open comment': 'a <!-- b',
  'a CDATA section': ']]> <![CDATA[ x',
  'an address of a script': 'javascript:alert(1)',
  'an i18next variable': 'Hello {{name}}, {{- html}}',
  'an i18next reference': '$t(page.about.team.title)',
  'an i18next plural': 'key_plural, one|two',
  'a placeholder': '%s %d #{x} {0} $x',
  'an entity': 'A &amp; B &lt; C &#60; D &nbsp; E',
  'a lone ampersand': 'R&D <3 a < b > c',
  'a backslash': 'C:\\new\\table \\u0041',
  quotes: '"double" \'single\' „low“ «angles»',
  emoji: 'Hello 👋🏽 👩‍👩‍👧‍👦 🇬🇷 ❤️',
  'combining marks': 'e\u0301 n\u0303 a\u030a\u0301 \u1e9b\u0323',
  'many combining marks': `Z${'\u0300\u0301\u0302\u0303'.repeat(2)}algo`,
  'Arabic within English': 'Welcome to بيرايوس and مرحبا!',
  'English within Arabic': 'مرحبا Piraeus 24/7 في الميناء',
  'right-to-left marks': 'a\u200fb \u200e(c)\u200f \u061cd',
  'closed isolates': 'a \u2067مرحبا\u2069 b',
  'joiners and soft hyphens': 'می\u200cخواهم Donau\u00addampf क्\u200dष',
  'letters beyond the first plane': '𝒜𝓁𝓅𝒽𝒶 𠮷野家 𐍈',
  'full width': 'Ｗｉｄｅ　ｔｅｘｔ',
  'Chinese and Thai': '港口软件 ท่าเรือ',
  'a no-break space': 'Gate\u00a0E7\u202ftoo',
  'a private letter': 'x \ue000 y',
  'a letter of no character': 'x \ufffe \u{10ffff} y',
  'the names of JavaScript': '__proto__ constructor [object Object] null undefined NaN',
};

const controls = {
  'no character': '\0',
  'a bell': '\x07',
  'an escape': '\x1b[2J',
  'a line break': '\n',
  'a carriage return': '\r',
  'a tab': '\t',
  'a delete': '\x7f',
  'a control of the second kind': '\x85',
  'a line separator': '\u2028',
  'half of a letter': '\ud83c',
  'a lost letter': '\ufffd',
  'an override of direction': '\u202e',
  'an embedding, closed': '\u202a+\u202c',
  'an isolate that stays open': '\u2067',
  'an isolate closed twice': '\u2067-\u2069\u2069',
};

const blanks = [
  ' ',
  '\u00a0',
  '\u3000',
  '\u200b',
  '\u00ad\u2060',
  '\ufeff',
  '\u2800',
  '…',
  '\u200f',
  '\u3164',
  '\u115f\uffa0',
];

const huge = {
  'one letter': () => 'x'.repeat(3_000_000),
  'one digit': () => '7'.repeat(3_000_000),
  spaces: () => ' '.repeat(3_000_000),
  quotes: () => '"'.repeat(1_000_000),
  emoji: () => '🌊'.repeat(1_000_000),
  markup: () => '<b>'.repeat(1_000_000),
};

const codes = ['EN', 'en_US', '../en', 'en/../de', '', ' en', 'e', '__proto__', 'constructor'];

const wrong: [key: string, value: unknown][] = [
  ['url', 'http://www.example.com'],
  ['url', 'https://www.example.com/about/'],
  ['url', 'https://example'],
  ['url', "https://a&b'c;d.example.com"],
  ['mapsUrl', 'https://maps.(example).com/'],
  ['mapsUrl', 'javascript:alert(1)'],
  ['mapsUrl', 'JaVaScRiPt:alert(1)//https://a.example'],
  ['mapsUrl', 'data:text/html,<script>alert(1)</script>'],
  ['mapsUrl', '//maps.example.com'],
  ['mapsUrl', '/maps'],
  ['mapsUrl', 'https://maps.example.com/\ta'],
  ['mapsUrl', 'https://maps.example.com/a b'],
  ['mapsUrl', 'https://maps.example.com/\u202ea'],
  ['mapsUrl', 'https://maps.example.com/\ud83c'],
  ['mapsUrl', `https://maps.example.com/${'7'.repeat(3_000_000)}`],
  ['mapsUrl', '7'.repeat(3_000_000)],
  ['email', 'x'.repeat(3_000_000)],
  ['phone', `+${'7'.repeat(3_000_000)}`],
  ['url', `https://${'x'.repeat(3_000_000)}.example.com`],
  ['phone', 'tel:+302100000000'],
  ['phone', '+30 210 000 0000;ext=1'],
  ['phone', '+30 210 000 0000\u202c'],
  ['phone', '+٣٠ ٢١٠ ٠٠٠ ٠٠٠٠'],
  ['email', 'hello@example.com?bcc=all@example.com'],
  ['email', 'Hello <hello@example.com>'],
  ['email', 'hello@example.com\n'],
  ['email', '"><script>"@example.com'],
  ['office', { longitude: '23.64', latitude: 37.95 }],
  ['office', { longitude: 23.64, latitude: 90 }],
  ['office', [23.64, 37.95]],
];

const right: [key: string, value: unknown][] = [
  ['phone', '+302100000000'],
  ['phone', '+30 (210) 000-00.00'],
  ['email', "o'neil+web@mail.example.com"],
  ['mapsUrl', 'https://maps.example.com/?a=1&amp;b=2&c="><script>alert(1)</script>'],
  ['mapsUrl', "https://maps.example.com/Πειραιάς#'onclick='alert(1)"],
];

function companyMutations(): Mutation[] {
  const make = (outcome: Mutation['outcome']) => (entry: [string, unknown]) => {
    const [key, value] = entry;
    return change(
      outcome,
      JSON.stringify(value).slice(0, 80),
      { file: company, path: [key], value },
      value,
    );
  };
  return [...wrong.map(make('refused')), ...right.map(make('shown'))];
}
