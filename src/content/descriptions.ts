/** Texts that stay with what they describe, in every language: pictures' descriptions, links' labels, people's roles. */
import { type About, aboutModel, type Company, companyModel, type Descriptions } from './model';
import type { Path } from './path';

/** With their paths in `content/about.json`. */
export const descriptionsIn = ({
  collage,
  team,
  map,
  people = [],
}: About): [Path, Descriptions][] => [
  ...collage.map(({ alt }, index): [Path, Descriptions] => [['collage', index, 'alt'], alt]),
  [['team', 'alt'], team.alt],
  [['map', 'alt'], map.alt],
  ...people.flatMap(({ role, line }, index): [Path, Descriptions][] => [
    [['people', index, 'role'], role],
    ...(line ? [line] : []).map((text): [Path, Descriptions] => [['people', index, 'line'], text]),
  ]),
];

/** With their paths in `content/company.json`. */
export const companyTextsIn = ({ links = [], openingHours }: Company): [Path, Descriptions][] => [
  ...(openingHours ? [openingHours] : []).map(({ text }): [Path, Descriptions] => [
    ['openingHours', 'text'],
    text,
  ]),
  ...links.map(({ label }, index): [Path, Descriptions] => [['links', index, 'label'], label]),
];

/** In one of the two files; in a file that doesn't fit its model, none. */
export function textsPerLanguage(file: string, value: unknown): [Path, Descriptions][] {
  if (file === 'content/about.json') {
    const { data } = aboutModel.safeParse(value);
    return data ? descriptionsIn(data) : [];
  }
  const { data } = companyModel.safeParse(value);
  return data && file === 'content/company.json' ? companyTextsIn(data) : [];
}
