/** Texts that stay with what they describe, in every language: pictures' descriptions, links' labels, people's roles. */
import { z } from 'zod';
import { aboutModel, companyModel, type Descriptions } from './model';
import { type Path, valuesIn } from './path';
import { schemaAt } from './schemaAt';

/** Of the files that have texts in every language. */
export const contentModels: Record<string, z.ZodType> = {
  'content/about.json': aboutModel,
  'content/company.json': companyModel,
};

/** With their paths in one of the two files; in a file that doesn't fit its model, none. */
export function textsPerLanguage(file: string, value: unknown): [Path, Descriptions][] {
  const model = contentModels[file];
  if (!model?.safeParse(value).success) return [];
  return [...valuesIn(value)].flatMap(([path, texts]): [Path, Descriptions][] =>
    schemaAt(model, path) instanceof z.ZodRecord ? [[path, texts as Descriptions]] : [],
  );
}
