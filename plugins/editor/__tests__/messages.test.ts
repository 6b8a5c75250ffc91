/** @jest-environment node */
import { loadLanguage, say } from '../src/messages';

test.each([
  ['pt', 'Salvo na pasta', ['auto', 'pt-BR']],
  ['zh', '已保存到文件夹', ['zh-TW', 'en']],
  ['es', 'Se guardó en la carpeta', ['sv', 'es-MX', 'de']],
  ['en', 'Saved in the folder', ['en-GB', 'fr']],
  ['en', 'Saved in the folder', ['sv']],
])('The editor speaks %s: “%s”', async (language, text, requested) => {
  expect(await loadLanguage(requested)).toBe(language);
  expect(say('savedForDevelop')).toContain(text);
});
