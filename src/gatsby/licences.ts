/** Checks the licences of everything that the site serves, and writes them to `licences.txt`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '../content/files/contentRoot';
import { readDrawnMap } from '../content/files/read';
import type { Problem } from '../content/problem';
import { reportProblems } from '../content/validation/report';
import { readBundledFiles } from './bundledFiles';
import { type BundledPackage, bundledPackages, packageId } from './bundledPackages';

/** Licences that allow any site to serve the code if it keeps the notice. */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

/** Exceptions, with the licence as in package.json; docs/decisions.md has the reasons. */
const exceptions = new Map([['mapbox-gl', 'SEE LICENSE IN LICENSE.txt']]);

/** Writes the licences, or stops the build. `files`: served files that are not in Gatsby's bundles. */
export function writeLicences(root: string, site: string, files: string[]): void {
  const shipped = bundledPackages(root, [...readBundledFiles(root), ...files]);
  const problems = licenceProblems(shipped);
  if (problems.length) {
    process.stderr.write(`\n${reportProblems(problems, { where: 'the licences' })}\n`);
    process.exit(1);
  }
  writeFileSync(
    join(site, 'licences.txt'),
    licencesText(root, shipped, existsSync(join(site, 'map')) && isOfTheSample(contentRoot())),
  );
}

/** A package with code and a font may have a licence for each. */
const isAllowed = (licence: string) => licence.split(' AND ').every((one) => allowed.includes(one));

export const licenceProblems = (shipped: BundledPackage[]): Problem[] =>
  shipped
    .filter(({ name, licence }) => !isAllowed(licence) && exceptions.get(name) !== licence)
    .map((one) => ({
      file: 'package.json',
      key: packageId(one),
      problem: `is served to visitors or editors under "${one.licence}", which is not on the list in src/gatsby/licences.ts`,
      fix: 'Read that licence. If everyone who runs this site can keep to it, add it to the list; if only this package may have it, add an exception and its reason in docs/decisions.md; else use another package.',
    }));

const isOfTheSample = (content: string): boolean =>
  Object.values(readDrawnMap(content)?.credit ?? {}).some((credit) => credit.includes('GSHHG'));

/** `hasDrawnMap`: whether the site shows the sample's map. */
export function licencesText(
  root: string,
  shipped: BundledPackage[],
  hasDrawnMap: boolean,
): string {
  const [credits = '', ofSample = ''] = readFileSync(join(root, 'docs/credits.md'), 'utf8').split(
    /(?=^## The sample)/m,
  );
  return [
    'The licences of everything that this site serves.',
    own(root),
    ...shipped.map(chapter),
    credits.trim(),
    ...(hasDrawnMap ? [ofSample.trim()] : []),
  ].join(`\n\n${'-'.repeat(72)}\n\n`);
}

const own = (root: string) =>
  `The site itself\n\n${readFileSync(join(root, 'LICENSE'), 'utf8').trim()}`;

function chapter({ licence, notices, contains, ...one }: BundledPackage): string {
  const published = contains.length > 0 && `Published with: ${contains.join(', ')}`;
  return [`${packageId(one)}\nLicence: ${licence}`, published, ...notices]
    .filter(Boolean)
    .join('\n\n');
}
