import type { EntryName } from './entries';
export const formatOf = (_name: EntryName) => 'json';
