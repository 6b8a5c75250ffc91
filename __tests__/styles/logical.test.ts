/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { listFiles } from '../../src/model/files/files';

const PHYSICAL_PROPERTY =
  /^(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right|top|bottom)(?:-.+)?|left|right|top|bottom|(?:min-|max-)?(?:width|height))$/;
const SIDED_PROPERTY = /^(?:text-align|float|clear|caption-side)$/;
const SIDE = /^(?:left|right|top|bottom)$/;
const BOX_PROPERTY = /^(?:margin|padding|inset|border-(?:width|style|color|radius))$/;

/** Finds declarations that would not mirror on a right-to-left page, as `property: value`. */
function physicalDeclarations(css: string): string[] {
  const withoutComments = css.replace(/\/\*.*?\*\//gs, '');
  const declarations = withoutComments.matchAll(/([\w-]+)\s*:\s*([^;{}]*?)\s*[;}]/g);
  return [...declarations].flatMap(([, property = '', value = '']) => {
    const hasFourSides = BOX_PROPERTY.test(property) && partsOf(value).length === 4;
    const isPhysical =
      PHYSICAL_PROPERTY.test(property) || (SIDED_PROPERTY.test(property) && SIDE.test(value));
    return isPhysical || hasFourSides ? [`${property}: ${value}`] : [];
  });
}

/** A function, such as `calc(1px + 2px)`, is one part. */
const partsOf = (value: string) => value.replace(/\(.*?\)/g, '').split(/\s+/);

test.each([
  ['margin-left: 1px', true],
  ['border-top-left-radius: 1px', true],
  ['max-width: 1px', true],
  ['text-align: left', true],
  ['padding: 0 calc(1px + 2px) 0 var(--gutter)', true],
  ['margin-inline-start: 1px', false],
  ['padding: 1px 2px 3px', false],
  ['text-align: start', false],
  ['line-height: 1', false],
])('Whether it would not mirror: %s', (declaration, isPhysical) => {
  expect(physicalDeclarations(`.sample { ${declaration} }`)).toEqual(
    isPhysical ? [declaration] : [],
  );
});

const stylesheets = listFiles('.', 'src').filter((file) => file.endsWith('.css'));

test('There are stylesheets to check', () => {
  expect(stylesheets.length).toBeGreaterThan(15);
});

test.each(stylesheets)('%s uses logical properties, so that it mirrors', (file) => {
  expect(physicalDeclarations(readFileSync(file, 'utf8'))).toEqual([]);
});
