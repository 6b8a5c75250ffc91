/** `npm run schemas`: updates the JSON Schemas after a change to `src/content/model.ts`. */
import { writeFileSync } from 'node:fs';
import { jsonSchema, schemaFile, schemaNames } from '../src/content/jsonSchemas';

for (const name of schemaNames) {
  writeFileSync(schemaFile(name), jsonSchema(name));
  console.log(schemaFile(name));
}
