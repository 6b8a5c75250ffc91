/** @jest-environment node */
import { matchLanguage } from '../../../src/model/languages/matchLanguage';

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
