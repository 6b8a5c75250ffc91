/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { mergeChanges } from '../../../src/build/editor/cmsMerge';
import { cmsFolder } from '../../../src/build/editor/cmsPlugins';

const code = readFileSync(`${cmsFolder}/index.js`, 'utf8');

test('The CMS calls every function of ours', () => {
  const changed = mergeChanges(code, '/project');
  const calls = new Set([...changed.matchAll(/ourMerge\.(\w+)/g)].map(([, name]) => name));
  const hooks = readFileSync('src/cms/merge/hooks.ts', 'utf8');
  for (const name of calls) expect(hooks).toMatch(new RegExp(`\\b${name}\\b`));
  expect(calls.size).toBe(10);
});

test.each(['throw Error(`save_conflict`', '{timestamp:new Date,', 'if(!t)return{type:`deleted`}'])(
  'A version of the CMS without "%s" is not built',
  (text) => {
    const other = code.replace(text, '');
    expect(other).not.toBe(code);
    expect(() => mergeChanges(other, '/project')).toThrow('does not fit this version');
  },
);
