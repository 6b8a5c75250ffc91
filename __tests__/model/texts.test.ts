import { displayLength, joinSentences, joinWords, paragraphsOf } from '../../src/model/texts';

test('Wide characters count twice', () => {
  expect(displayLength('港 Galini')).toBe(9);
  expect(displayLength('ＡＢ。⚓')).toBe(8);
  expect(displayLength('𠮷😀')).toBe(4);
  expect(displayLength('Galini')).toBe(6);
});

test.each([
  ['One line.', ['One line.']],
  ['First. \n \t\n\n  Second.\r\n\r\nThird.', ['First.', 'Second.', 'Third.']],
  ['One \n paragraph,\r\nVor-\nund', ['One paragraph, Vor- und']],
  ['静かな\n朝\n港 A', ['静かな朝港 A']],
])(
  'Blank lines separate the paragraphs of %j; other line breaks are spaces',
  (text, paragraphs) => {
    expect(paragraphsOf(text)).toEqual(paragraphs);
  },
);

test.each([
  ['Latn', ['Find us', 'Come in!', '', 'Sit down'], 'Find us. Come in! Sit down'],
  [
    'Latn',
    ['He said “Yes.”', '(So it is.)', 'And then…', 'End.'],
    'He said “Yes.” (So it is.) And then… End.',
  ],
  [
    'Jpan',
    ['春を醸す。', '蔵を訪ねる', '「ひと口。」', '夕焼け'],
    '春を醸す。蔵を訪ねる。「ひと口。」夕焼け',
  ],
  ['Hant', ['海港', '歡迎！', 'Galini'], '海港。歡迎！Galini'],
  ['Kore', ['바다', '항구'], '바다. 항구'],
  ['Deva', ['समुद्र', 'घर।', 'शांति'], 'समुद्र। घर। शांति'],
  ['Thai', ['ทะเล', 'ท่าเรือ'], 'ทะเล ท่าเรือ'],
  ['Arab', ['أين نحن؟', 'تعالوا', 'هنا'], 'أين نحن؟ تعالوا. هنا'],
  ['Grek', ['Πού;', 'Εδώ', 'Έλα'], 'Πού; Εδώ. Έλα'],
])('Sentences in %s are joined with its punctuation: %j', (script, texts, joined) => {
  expect(joinSentences(texts, script)).toBe(joined);
});

test('No space follows Japanese punctuation', () => {
  expect(joinWords(['水を聴き、', '米を待ち、', '春を醸す。'])).toBe(
    '水を聴き、米を待ち、春を醸す。',
  );
  expect(joinWords(['Calm', '', 'seas'])).toBe('Calm seas');
});
