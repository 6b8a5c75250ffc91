/**
 * Whether this repository is the template, whose content is the sample. A company's own repository may have other
 * documents, packages and workflows, or none.
 */
import { existsSync, readFileSync } from 'node:fs';

const company = 'content/company.json';

export const isTemplate =
  existsSync(company) &&
  readFileSync(company, 'utf8') === readFileSync(`__tests__/sample/${company}`, 'utf8');

/** For tests of the template's own documents and workflows. */
export const describeTemplate = isTemplate ? globalThis.describe : globalThis.describe?.skip;
