/** @jest-environment node */
import { resolve } from 'node:path';
import { reportProblems } from '../../src/content/validation/report';
import { type BundledPackage, bundledPackages } from '../../src/gatsby/bundledPackages';
import { licenceProblems, licencesText } from '../../src/gatsby/licences';

const root = process.cwd();
const bundled = [
  'src/components/about/Title.tsx',
  '.cache/production-app.js',
  'node_modules/react-dom/cjs/react-dom.production.min.js',
  'node_modules/mapbox-gl/dist/esm/core.js',
  'node_modules/@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2',
  'node_modules/@sveltia/cms/npm/index.js',
  'node_modules/@sveltia/cms/node_modules/immutable/dist/immutable.es.js',
].map((file) => resolve(file));

const shipped = bundledPackages(root, bundled);
const find = (name: string) => shipped.find((one) => one.name === name);

test('Every package that a bundled file comes from is named, and what the bundlers add', () => {
  expect(shipped.map(({ name }) => name)).toEqual([
    '@fontsource-variable/manrope',
    '@sveltia/cms',
    'esbuild',
    'gatsby',
    'immutable',
    'mapbox-gl',
    'mini-css-extract-plugin',
    'react-dom',
    'webpack',
  ]);
});

test('A package lies open with the text of its licence', () => {
  expect(find('react-dom')?.notices.join()).toMatch(/^MIT License\s+Copyright \(c\) Facebook/);
  expect(find('@fontsource-variable/manrope')?.notices.join()).toContain('SIL OPEN FONT LICENSE');
  expect(find('immutable')?.folder).toBe('@sveltia/cms/node_modules/immutable');
});

test('A package that was published as a bundle names what is in it', () => {
  const { contains = [] } = find('@sveltia/cms') ?? {};
  expect(contains).toContainEqual(expect.stringMatching(/^svelte@\d/));
  expect(contains).toContainEqual(expect.stringMatching(/^@lexical\/html@\d/));
});

test('The sample’s map is credited where it is shown, and nowhere else', () => {
  expect(licencesText(root, shipped, true)).toContain('GSHHG');
  expect(licencesText(root, shipped, false)).not.toContain('GSHHG');
  expect(licencesText(root, shipped, false)).toContain('Manrope');
});

describe('The list of licences', () => {
  const { notices = [], ...react } = find('react-dom') ?? {};
  const under = (licence: string, name = 'sample'): BundledPackage =>
    ({ ...react, notices, name, version: '3.0.0', licence }) as BundledPackage;

  test('lets everything that is shipped pass', () => {
    expect(licenceProblems(shipped)).toEqual([]);
  });

  test.each(['GPL-3.0', 'UNLICENSED', 'undefined', '', 'MIT AND GPL-3.0'])(
    'stops the build at "%s"',
    (licence) => {
      const report = reportProblems(licenceProblems([under('MIT', 'good'), under(licence)]));
      expect(report).toContain(`sample@3.0.0: is served to visitors or editors under "${licence}"`);
      expect(report).toContain('src/gatsby/licences.ts');
      expect(report).not.toContain('good@');
    },
  );

  test('lets a package have two, if both are on the list', () => {
    expect(licenceProblems([under('MIT AND OFL-1.1')])).toEqual([]);
  });

  test('knows an exception by the package and its licence', () => {
    const { licence = '' } = find('mapbox-gl') ?? {};
    expect(licenceProblems([under(licence, 'mapbox-gl')])).toEqual([]);
    expect(licenceProblems([under(licence)])).toHaveLength(1);
    expect(licenceProblems([under('GPL-3.0', 'mapbox-gl')])).toHaveLength(1);
  });
});
