/** @jest-environment node */
import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { listFiles } from '../../src/model/files/listFiles';

const PHYSICAL_PROPERTY =
  /^(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right|top|bottom)(?:-.+)?|left|right|top|bottom|(?:min-|max-)?(?:width|height))$/;
const SIDED_PROPERTY = /^(?:text-align|float|clear|caption-side)$/;
const SIDE = /^(?:left|right|top|bottom)$/;
const BOX_PROPERTY = /^(?:margin|padding|inset|border-(?:width|style|color|radius))$/;

/** Finds declarations that would not mirror on a right-to-left page, as `property: value`. */
function physicalDeclarations(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls(({ prop, value }) => {
    const hasFourSides = BOX_PROPERTY.test(prop) && postcss.list.space(value).length === 4;
    const isPhysical =
      PHYSICAL_PROPERTY.test(prop) || (SIDED_PROPERTY.test(prop) && SIDE.test(value));
    if (isPhysical || hasFourSides) found.push(`${prop}: ${value}`);
  });
  return found;
}

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
