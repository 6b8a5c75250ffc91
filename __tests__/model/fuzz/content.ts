/** The sample's content: its files, and every value in them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '../../../src/model/files/contentRoot';
import { readSite } from '../../../src/model/files/read';
import { wordFile, wordFiles } from '../../../src/model/model';
import { formatPath, type Path, valuesIn } from '../../../src/model/path';
import { withValue } from '../hostile';

export const site = 'content/site.json';
export const company = 'content/company.json';
export const about = 'content/about.json';
export const { languages } = readSite(contentRoot());
export const translations = languages.flatMap((code) =>
  wordFiles.map((name) => wordFile(name, code)),
);
export const allFiles = [site, company, about, ...translations];

export const sourceOf = (file: string) => readFileSync(join(contentRoot(), file), 'utf8');
export const contentOf = (file: string): unknown => JSON.parse(sourceOf(file));

/** A value and where it is. */
export interface Place {
  file: string;
  path: Path;
  value: unknown;
}

export const placesIn = (file: string): Place[] =>
  [...valuesIn(contentOf(file))].slice(1).map(([path, value]) => ({ file, path, value }));

export const isText = ({ value }: Place) => typeof value === 'string';
export const isList = ({ value }: Place) => Array.isArray(value);
export const isGroup = ({ value }: Place) => typeof value === 'object' && !Array.isArray(value);

export const nameOf = ({ file, path }: Place) => `${formatPath(path)} of ${file}`;

/** The file's source with another value at the place. */
export const sourceWith = ({ file, path }: Pick<Place, 'file' | 'path'>, value: unknown): string =>
  JSON.stringify(withValue(contentOf(file), path, value), null, 2);

const MARK = 'replaced by source code';

/** The file's source with any source code, valid JSON or not, at the place. */
export const sourceWithRaw = (place: Place, raw: string): string =>
  sourceWith(place, MARK).replace(`"${MARK}"`, () => raw);

/** The file's source with one more member beside the place, even if its key is taken. */
export const sourceWithMember = ({ file, path, value }: Place, key: string): string =>
  sourceWith({ file, path: [...path.slice(0, -1), MARK] }, value).replace(`"${MARK}"`, () =>
    JSON.stringify(key),
  );
