import { sampleContent } from '../scripts/paths';
import { readCompany } from '../src/content/files/read';

/** Whether the project is an owner's: then its colours may be others than the template's, with which tests compare. */
export const isOwnSite = readCompany('.').name !== readCompany(sampleContent).name;
