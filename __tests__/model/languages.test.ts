/** @jest-environment node */
import { isLanguageCode } from '../../src/model/fieldTypes';
import { describeLanguage, isKnownLanguage, matchLanguage } from '../../src/model/languages';

test.each([
  ['en', 'English', 'ltr', 'Latn'],
  ['el', 'Ελληνικά', 'ltr', 'Grek'],
  ['ar', 'العربية', 'rtl', 'Arab'],
  ['fr', 'Français', 'ltr', 'Latn'],
  ['he', 'עברית', 'rtl', 'Hebr'],
  ['az', 'Azərbaycan', 'ltr', 'Latn'],
  ['hy', 'Հայերեն', 'ltr', 'Armn'],
  // Its capitals never begin a word, and few fonts have them.
  ['ka', 'ქართული', 'ltr', 'Geor'],
])('%s has its own name, direction and script', (code, name, direction, script) => {
  expect(describeLanguage(code)).toEqual({ code, name, direction, script });
});

test.each(['dv', 'pnb', 'ary', 'ur', 'yi', 'az-Arab', 'ms-Arab', 'rhg'])(
  '%s is written from right to left',
  (code) => expect(describeLanguage(code).direction).toBe('rtl'),
);

test.each([
  ['pt-BR', ['pt-BR', 'en'], 'Português'],
  ['pt-BR', ['pt-BR', 'pt-PT'], 'Português (Brasil)'],
  ['zh-Hant', ['en', 'zh-Hant'], '繁體中文'],
  ['de', ['de', 'de-AT'], 'Deutsch'],
])('The name of %s on a site in %j is “%s”', (code, codes, name) => {
  expect(describeLanguage(code, codes).name).toBe(name);
});

test.each(['en', 'pt-BR', 'zh-Hant-HK', 'ckb', 'es-419'])('%s is a language code', (code) => {
  expect(isLanguageCode(code)).toBe(true);
});

test.each(['english', 'backup', 'about', 'admin', 'EN', 'en_US', 'iw', 'e', '', undefined])(
  '%s is no language code',
  (code) => expect(isLanguageCode(code)).toBe(false),
);

test.each(['und', 'mul', 'mis', 'zxx', 'xx'])('%s names no language', (code) => {
  expect(isKnownLanguage(code)).toBe(false);
});

test.each([
  [['de'], ['en', 'de'], 'de'],
  [['de-AT', 'en'], ['en', 'de-CH', 'de'], 'de'],
  [['de-CH'], ['de', 'de-CH'], 'de-CH'],
  [['fr', 'el-GR'], ['en', 'el'], 'el'],
  [['EN-us'], ['en'], 'en'],
  [['pt'], ['en', 'pt-PT', 'pt-BR'], 'pt-BR'],
  [['zh-TW'], ['zh-Hans', 'zh-Hant'], 'zh-Hant'],
  [['zh'], ['zh-Hant', 'zh-Hans'], 'zh-Hans'],
  [['zh-TW'], ['en', 'zh-Hans'], undefined],
  [['zh-HK', 'zh', 'en'], ['en', 'zh-Hans', 'zh-Hant'], 'zh-Hant'],
  [['zh-MO'], ['zh-CN', 'zh-TW'], 'zh-TW'],
  [['no'], ['en', 'nb'], 'nb'],
  [['nb-NO'], ['en', 'no'], 'no'],
  [['no-NO'], ['nn', 'nb'], 'nb'],
  [['iw', 'en'], ['en', 'he'], 'he'],
  [['in'], ['en', 'id'], 'id'],
  [['sr-RS'], ['sr-Latn', 'sr'], 'sr'],
  [['sr-Latn-RS'], ['sr', 'sr-Latn'], 'sr-Latn'],
  [['en-US'], ['el', 'en-GB'], 'en-GB'],
  [['*', 'x_y', 'fr'], ['en'], undefined],
])('Of visitors who prefer %j and may have %j, the language is %s', (wishes, languages, best) => {
  expect(matchLanguage(wishes, languages)).toBe(best);
});
