/** @jest-environment node */
import { buildYear } from '../../src/gatsby/buildYear';

test('The copyright year is that of SOURCE_DATE_EPOCH, in UTC', () => {
  expect(buildYear({ SOURCE_DATE_EPOCH: '1767225599' })).toBe('2025');
  expect(buildYear({ SOURCE_DATE_EPOCH: '1767225600' })).toBe('2026');
});

test('Without SOURCE_DATE_EPOCH it is the present year', () => {
  jest.useFakeTimers({ now: Date.UTC(2031, 5) });
  expect(buildYear({})).toBe('2031');
  jest.useRealTimers();
});

test('A SOURCE_DATE_EPOCH that is no number stops the build', () => {
  expect(() => buildYear({ SOURCE_DATE_EPOCH: 'today' })).toThrow(/SOURCE_DATE_EPOCH/);
});
