import { readCompany } from '../src/model/files/read';
import { sampleContent } from './tools/paths';

/** Whether the project is an owner's: then its colours may be others than the template's, with which tests compare. */
export const isOwnSite = readCompany('.').name !== readCompany(sampleContent).name;
