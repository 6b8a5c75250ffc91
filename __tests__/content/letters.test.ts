/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { displayLength, lineLength, widestWord } from '../../src/content/letters';
import { filesFor } from '../../src/gatsby/fonts';

const fonts = new Map<string, Font>();

/** With the headings' fonts, in ems. */
function measured(word: string, style: 'normal' | 'italic'): number {
  const [{ file } = { file: '' }] = filesFor(word, 'Display', style);
  const font = fonts.get(file) ?? create(readFileSync(`node_modules/${file}`));
  if ('fonts' in font) throw new Error(`${file} has several fonts.`);
  fonts.set(file, font);
  return font.layout(word).advanceWidth / font.unitsPerEm;
}

const words = [
  'Präzisionswerkzeugmaschinen',
  'Straßenbahnhaltestellenbeschreibung',
  'Geschwindigkeitsbegrenzung',
  'Nachhaltigkeit',
  'Schifffahrtsbüro',
  'MASCHINENBAUGESELLSCHAFT',
  'WWWWWWWWWW',
  'Willkommensnachricht',
  'Unternehmenskommunikation',
  'elektroencephalographically',
  'ηλεκτροεγκεφαλογράφημα',
  'Επιχειρηματικότητα',
  'ΩΜΕΓΑ',
  'Рентгеноэлектрокардиографического',
  'Достопримечательности',
  'Nghiêng',
];

// Headings are set a little tighter than the fonts.
test.each(words)(
  '%s is estimated at the width that the fonts give it, or a little more',
  (word) => {
    for (const style of ['normal', 'italic'] as const) {
      expect(widestWord(word)).toBeGreaterThan(measured(word, style) * 0.96);
      expect(widestWord(word)).toBeLessThan(measured(word, style) * 1.3);
    }
  },
);

test.each(['والاستراتيجيات', 'للاستشارات', 'המשרדים', 'सॉफ़्टवेयर', 'बंदरगाह'])(
  '%s is estimated at no less than its width',
  (word) => {
    expect(widestWord(word)).toBeGreaterThan(measured(word, 'normal') * 0.96);
  },
);

test('A word ends at a space, after a hyphen and at a soft hyphen', () => {
  expect(widestWord('aa aaa')).toBe(widestWord('aaa'));
  expect(widestWord('aaa-aa')).toBe(widestWord('aaa-'));
  expect(widestWord('aaa\u00adaa')).toBe(widestWord('aaa'));
});

test('Scripts without spaces wrap within six ems, Japanese phrases within eight', () => {
  expect(widestWord('静かな')).toBe(3);
  expect(widestWord('像清晨的港湾一样平静')).toBe(6);
  expect(widestWord('どの船も理由なく待つべきではない')).toBe(8);
  expect(widestWord('港のコミュニケーションズ')).toBe(10);
  expect(widestWord('ซอฟต์แวร์ที่สงบดั่งท่าเรือ')).toBe(6);
});

test('Korean has spaces', () => {
  expect(widestWord('소프트웨어개발회사 가')).toBe(9);
});

test('Wide characters count twice', () => {
  expect(displayLength('港 Galini')).toBe(9);
  expect(displayLength('ＡＢ。⚓')).toBe(8);
  expect(displayLength('Galini')).toBe(6);
});

test('In a title, a wide sign is longer than two letters', () => {
  expect(lineLength('aa')).toBe(2);
  expect(lineLength('港aa')).toBeCloseTo(4.2);
});
