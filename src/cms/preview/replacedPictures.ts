import { type About, aboutModel } from '../../model/model';
import type { Problem } from '../../model/problem';
import { withDefaults } from './withDefaults';

type Described = { key: string; file: string; alt: Record<string, string> };

/** The pictures of `edited` that still have the description of another file in `saved`. */
export function replacedPictures(saved: unknown, edited: unknown): Problem[] {
  const before = picturesIn(saved);
  return picturesIn(edited)
    .filter(({ file, alt }) => before.some((old) => old.file !== file && isShared(old.alt, alt)))
    .filter(({ file, alt }) => !before.some((old) => old.file === file && isShared(old.alt, alt)))
    .map(({ key }) => ({ file: '', key, ...replaced }));
}

const replaced = {
  problem: 'was replaced',
  fix: 'Check whether its descriptions, in every language, still say what it shows.',
};

const isShared = (one: Record<string, string>, other: Record<string, string>) =>
  Object.entries(one).some(([language, text]) => text && other[language] === text);

function picturesIn(value: unknown): Described[] {
  const { collage, team, map } = withDefaults(value, aboutModel) as About;
  const numbered = collage.map((picture, index) => ({ key: `collage[${index}]`, ...picture }));
  return [...numbered, { key: 'team', ...team }, { key: 'map', ...map, file: map.file || '' }];
}
