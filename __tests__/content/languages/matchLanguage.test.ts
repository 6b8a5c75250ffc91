/** @jest-environment node */
import { matchLanguage, parseAcceptLanguage } from '../../../src/content/languages/matchLanguage';

test.each([
  [['de'], ['en', 'de'], 'de'],
  [['de-AT', 'en'], ['en', 'de'], 'de'],
  [['fr', 'el-GR'], ['en', 'el'], 'el'],
  [['EN-us'], ['en'], 'en'],
  [['pt'], ['en', 'pt-BR'], 'pt-BR'],
  [['zh-TW'], ['en', 'zh-Hans'], undefined],
  [['fr'], ['en'], undefined],
  [[], ['en'], undefined],
])('Who wants %j and may have %j reads %s', (wishes, languages, best) => {
  expect(matchLanguage(wishes, languages)).toBe(best);
});

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', ['de-AT', 'de', 'en']],
  ['en;q=0.5, el', ['el', 'en']],
  ['fr;q=0, *;q=0.1, ar', ['ar']],
  ['', []],
])('The header "%s" wishes for %j', (header, wishes) => {
  expect(parseAcceptLanguage(header)).toEqual(wishes);
});
