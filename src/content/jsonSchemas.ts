/**
 * The model as JSON Schemas, for completion and validation in code editors. `.vscode/settings.json` maps files to
 * schemas.
 */
import { z } from 'zod';
import { aboutModel, companyModel, siteModel, translationModel } from './model';

const models = {
  about: aboutModel,
  company: companyModel,
  site: siteModel,
  translation: translationModel,
};

export type SchemaName = keyof typeof models;
export const schemaNames = Object.keys(models) as SchemaName[];

export const schemaFile = (name: SchemaName) => `src/content/schemas/${name}.schema.json`;

/** The schema file's text. `npm run schemas` writes it; a test compares it. */
export function jsonSchema(name: SchemaName): string {
  return `${JSON.stringify(z.toJSONSchema(models[name], { io: 'input' }), null, 2)}\n`;
}
