/** @jest-environment node */
import { create } from 'fontkit';
import { displayLength, lineLength, widestWord } from '../../src/content/letters';
import { type Look, looks } from '../../src/content/model';
import { fontsByLook } from '../../src/gatsby/fontSources';
import { filesFor, subset } from '../../src/gatsby/fonts';

/** With the headings' fonts of a look, in ems. */
async function measured(word: string, style: 'normal' | 'italic', look: Look): Promise<number> {
  const [file] = filesFor(word, 'Display', style, fontsByLook[look]);
  if (!file) throw new Error(`${look} has no font for ${word}.`);
  const font = create(Buffer.concat([await subset(file, 'truetype'), Buffer.alloc(16)]));
  if ('fonts' in font) throw new Error(`${file.file} has several fonts.`);
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
describe.each(looks)('In the look “%s”', (look) => {
  test.each(words)(
    '%s is estimated at the width that the fonts give it, or a little more',
    async (word) => {
      const width = await measured(word, 'normal', look);
      const tighter = look === 'modern' ? 0.94 : 0.96;
      expect(widestWord(word)).toBeGreaterThan(width * tighter);
      // One serif is narrower than the fonts that the estimate is made for.
      expect(widestWord(word)).toBeLessThan(width * (look === 'warm' ? 1.45 : 1.3));
      if (look !== 'modern')
        expect(widestWord(word)).toBeGreaterThan((await measured(word, 'italic', look)) * 0.96);
    },
  );

  test.each(['والاستراتيجيات', 'للاستشارات', 'המשרדים', 'सॉफ़्टवेयर', 'बंदरगाह'])(
    '%s is estimated at no less than its width',
    async (word) => {
      expect(widestWord(word)).toBeGreaterThan((await measured(word, 'normal', look)) * 0.96);
    },
  );
});

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
