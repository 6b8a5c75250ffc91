import { resolve } from 'node:path';

/** The project's own folder, unless `CONTENT_ROOT` names another one, as the tests and benchmarks do. */
export const contentRoot = (): string => resolve(process.env.CONTENT_ROOT || '.');
