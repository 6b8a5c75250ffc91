/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chooseLanguage, loadMessages, say } from '../src/messages';

test.each([
  ['pt', 'Salvo na pasta', ['auto', 'pt-BR']],
  ['zh', '已保存到文件夹', ['zh-TW', 'en']],
  ['es', 'Se guardó en la carpeta', ['sv', 'es-MX', 'de']],
  ['en', 'Saved in the folder', ['en-GB', 'fr']],
  ['en', 'Saved in the folder', ['sv']],
])('The editor speaks %s: “%s”', async (language, text, requested) => {
  expect(chooseLanguage(requested)).toBe(language);
  await loadMessages(language);
  expect(say('savedForDevelop')).toContain(text);
});

test('Each file of messages can be chosen', () => {
  for (const file of readdirSync(join(__dirname, '../src/messages')))
    expect(`${chooseLanguage([file.replace('.json', '')])}.json`).toBe(file);
});
