import { resolve } from 'node:path';

/**
 * The folder that holds `content/` and `locales/`: the project's own, unless `CONTENT_ROOT` names another one,
 * as the tests and benchmarks do.
 */
export const contentRoot = (): string => resolve(process.env.CONTENT_ROOT || '.');
