/** @jest-environment node */
import { z } from 'zod';
import { unlocatedJson } from '../../../src/model/parseJson';
import { validate } from '../../../src/model/validation/validate';

const model = z.strictObject({ season: z.enum(['summer', 'winter']) });
const problemOf = (value: unknown) => {
  const [{ key, problem, fix } = {}] = validate(unlocatedJson('site.json', value), model);
  return { key, problem, fix };
};

test('An unknown choice lists the possible ones', () => {
  expect(problemOf({ season: 'spring' })).toEqual({
    key: 'season',
    problem: 'is "spring"',
    fix: 'Write "summer" or "winter".',
  });
});

test('A choice without a value is missing', () => {
  expect(problemOf({})).toEqual({ key: 'season', problem: 'is missing', fix: 'Add it.' });
});
