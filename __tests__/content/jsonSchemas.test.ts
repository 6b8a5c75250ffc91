/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchema, schemaFile, schemaNames } from '../../src/content/jsonSchemas';

test.each(schemaNames)('The JSON Schema of %s is as the model says (npm run schemas)', (name) => {
  expect(readFileSync(schemaFile(name), 'utf8')).toBe(jsonSchema(name));
});

test('The editor settings name every schema', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  const files = settings['json.schemas'].map(({ url }: { url: string }) => join(url)).sort();
  expect(files).toEqual(schemaNames.map(schemaFile).sort());
  expect(files.every((file: string) => existsSync(file))).toBe(true);
});

test('Titles, hints and limits reach the schema', () => {
  const { properties } = JSON.parse(jsonSchema('translation'));
  const { title } = properties.page.properties.about.properties.meta.properties;
  expect(title).toMatchObject({ title: 'Document title', maxLength: 65, minLength: 1 });
  expect(title.description).toContain('search results');
  const { slides } = properties.page.properties.about.properties.map.properties;
  expect(slides).toMatchObject({ minItems: 3, maxItems: 3 });
});
