/** @jest-environment node */
import { rmSync } from 'node:fs';
import { checkTheme } from '../../scripts/themeContrast';
import { looks } from '../../src/content/model';
import { changeTheme } from '../changeTheme';

let root = '';
afterEach(() => {
  if (root) rmSync(root, { recursive: true });
  root = '';
});

function check(values: Record<string, string>) {
  root = changeTheme(values);
  return checkTheme(root);
}

test.each(looks)('The look “%s” has enough contrast in light and dark colours', (look) => {
  expect(checkTheme(process.cwd(), look)).toEqual({ errors: [], warnings: [] });
});

test('Pale text is reported with both names, the ratio and the nearest colour that is dark enough', () => {
  expect(check({ quiet: 'light-dark(#8a93a8, #a8b3c9)' }).warnings).toEqual([
    {
      file: 'src/styles/looks/editorial.css',
      line: 6,
      key: '--quiet',
      problem: 'has a contrast of 2.85:1 with --ground in light colours, and text needs 4.5:1',
      fix: 'Use #697185 instead of #8a93a8: the nearest colour with enough contrast.',
    },
  ]);
});

test('On a dark page the nearest colour is lighter', () => {
  expect(check({ sea: 'light-dark(#1f5fa8, #1f5fa8)' }).warnings).toMatchObject([
    {
      key: '--sea',
      problem: 'has a contrast of 2.68:1 with --ground in dark colours, and text needs 4.5:1',
      fix: 'Use #4584d0 instead of #1f5fa8: the nearest colour with enough contrast.',
    },
  ]);
});

test('Lines and marks need less contrast than text', () => {
  expect(check({ accent: 'light-dark(#c8502e, #c0623f)' }).warnings).toEqual([]);
  expect(check({ accent: 'light-dark(#f0a08a, #f08a63)' }).warnings).toMatchObject([
    {
      problem: expect.stringMatching(
        /--ground in light colours, and a large or graphic part needs 3:1$/,
      ),
    },
    {
      problem: expect.stringMatching(
        /the drawn map in light colours, and a large or graphic part needs 3:1$/,
      ),
    },
  ]);
});

test('A background may be what is changed: everything on it is reported', () => {
  const { warnings } = check({ panel: '#7d7d7d' });
  expect(new Set(warnings.map(({ key }) => key))).toEqual(
    new Set(['--panel-ink', '--panel-quiet', '--panel-accent']),
  );
});

test('What is no colour is an error, as it stops the build', () => {
  expect(check({ sea: 'blu' })).toEqual({
    errors: [
      {
        file: 'src/styles/looks/editorial.css',
        line: 7,
        key: '--sea',
        problem: 'is not a colour',
        fix: 'Write it like #1f5fa8, or like light-dark(#1f5fa8, #7fb4ea) for light and dark pages.',
      },
    ],
    warnings: [],
  });
});
