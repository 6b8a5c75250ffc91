/** Texts chosen by hand. */

/** Unusual, but shown as they are. */
export const oddTexts = [
  '<b>bold</b>',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</title><script>alert(1)</script>',
  '" onmouseover="alert(1)" x="',
  "' onfocus='alert(1)' autofocus x='",
  '</script><svg onload=alert(1)>',
  '</style><iframe src="javascript:alert(1)">',
  '<!-- not a comment -->',
  'a <!-- b',
  ']]> <![CDATA[ x',
  'javascript:alert(1)',
  'Hello {{name}}, {{- html}}',
  '$t(page.about.team.title)',
  'key_plural, one|two',
  '%s %d #{x} {0} $x',
  'A &amp; B &lt; C &#60; D &nbsp; E',
  'R&D <3 a < b > c',
  'C:\\new\\table \\u0041',
  '"double" \'single\' „low“ «angles»',
  'Hello 👋🏽 👩‍👩‍👧‍👦 🇬🇷 ❤️',
  'e\u0301 n\u0303 a\u030a\u0301 \u1e9b\u0323',
  `Z${'\u0300\u0301\u0302\u0303'.repeat(2)}algo`,
  'Welcome to بيرايوس and مرحبا!',
  'مرحبا Piraeus 24/7 في الميناء',
  'a\u200fb \u200e(c)\u200f \u061cd',
  'a \u2067مرحبا\u2069 b',
  'می\u200cخواهم Donau\u00addampf क्\u200dष',
  '𝒜𝓁𝓅𝒽𝒶 𠮷野家 𐍈',
  'Ｗｉｄｅ　ｔｅｘｔ',
  '港口软件 ท่าเรือ',
  'Gate\u00a0E7\u202ftoo',
  'x \ue000 y',
  'x \ufffe \u{10ffff} y',
  '__proto__ constructor [object Object] null undefined NaN',
];

/** With control characters, broken characters or unbalanced direction marks; or with nothing to read. */
export const unreadableTexts = [
  ...['\0', '\x07', '\x1b[2J', '\n', '\r', '\t', '\x7f', '\x85', '\u2028'].map(within),
  ...['\ud83c', '\ufffd', '\u202e', '\u202a+\u202c', '\u2067', '\u2067-\u2069\u2069'].map(within),
  ...[' ', '\u00a0', '\u3000', '\u200b', '\u00ad\u2060', '\ufeff', '\u2800', '…', '\u200f'],
  ...['\u3164', '\u115f\uffa0'],
];

function within(sign: string): string {
  return `Ga${sign}lini`;
}

export const hugeTexts = [
  'x'.repeat(3_000_000),
  '7'.repeat(3_000_000),
  ' '.repeat(3_000_000),
  '"'.repeat(1_000_000),
  '🌊'.repeat(1_000_000),
  '<b>'.repeat(1_000_000),
];

/** The first ones every object has already; the others look like nothing or like something else. */
export const unknownKeys = [
  '',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'title ',
  'Title',
  'a.b',
  '[0]',
  'ﾃｷｽﾄ',
  '<script>',
];

export const wrongLanguages = [
  'EN',
  'en_US',
  '../en',
  'en/../de',
  '',
  ' en',
  'e',
  '__proto__',
  'constructor',
];

/** What JavaScript, JSON5 or a hasty person would write. */
export const wrongSources = [
  'NaN',
  'Infinity',
  'undefined',
  'True',
  "'text'",
  '"text',
  'text"',
  '“text”',
  '01',
  '+1',
  '.5',
  '0x10',
  '"text",',
  '"one" "two"',
  '"text" // note',
  '/* note */ "text"',
  '"\\x41"',
  '"\\u12"',
  '"two\nlines"',
  '"a\ttab"',
  '"nothing: \0"',
  '{"text"}',
  '[1, 2',
  '',
  ...[21, 500, 3000, 10_000, 100_000].flatMap((depth) => [
    `${'['.repeat(depth)}1${']'.repeat(depth)}`,
    `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
  ]),
];

/** Other ways to write the same content. */
export const formats: [string, (source: string) => string][] = [
  ['with line ends of Windows', (source) => source.replaceAll('\n', '\r\n')],
  ['on one line', (source) => JSON.stringify(JSON.parse(source))],
  ['indented with tabs', (source) => JSON.stringify(JSON.parse(source), null, '\t')],
  ['without its last line break', (source) => source.trimEnd()],
  ['with many line breaks', (source) => `\n\n${source}\n\n\n`],
  ['with keys in another order', (source) => JSON.stringify(withReversedKeys(JSON.parse(source)))],
  ['with letters as escapes', (source) => source.replace(/\p{L}(?=[^"]*"[,\n])/gu, escapeUnits)],
];

function withReversedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReversedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withReversedKeys(inner)]);
  return Object.fromEntries(entries.reverse());
}

function escapeUnits(letter: string): string {
  return letter
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

export const wrongCompanyData: [key: string, value: unknown][] = [
  ['url', 'http://www.example.com'],
  ['url', 'https://www.example.com/about/'],
  ['url', 'https://example'],
  ['url', "https://a&b'c;d.example.com"],
  ['url', `https://${'x'.repeat(3_000_000)}.example.com`],
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
  ['phone', 'tel:+302100000000'],
  ['phone', '+30 210 000 0000;ext=1'],
  ['phone', '+30 210 000 0000\u202c'],
  ['phone', '+٣٠ ٢١٠ ٠٠٠ ٠٠٠٠'],
  ['phone', `+${'7'.repeat(3_000_000)}`],
  ['email', 'hello@example.com?bcc=all@example.com'],
  ['email', 'Hello <hello@example.com>'],
  ['email', 'hello@example.com\n'],
  ['email', '"><script>"@example.com'],
  ['email', 'x'.repeat(3_000_000)],
  ['office', { longitude: '23.64', latitude: 37.95 }],
  ['office', { longitude: 23.64, latitude: 90 }],
  ['office', [23.64, 37.95]],
];

export const rightCompanyData: Record<string, string>[] = [
  { name: '"Smith & Sons" <b>', phone: '+302100000000' },
  { name: '{{name}}', phone: '+30 (210) 000-00.00' },
  { name: 'شركة Galini', email: "o'neil+web@mail.example.com" },
  {
    name: 'Ｇalini 🌊',
    mapsUrl: 'https://maps.example.com/?a=1&amp;b=2&c="><script>alert(1)</script>',
  },
  { name: '$t(site.phone)', mapsUrl: "https://maps.example.com/Πειραιάς#'onclick='alert(1)" },
];
