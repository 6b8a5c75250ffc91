import { renderHook } from '@testing-library/react';
import { useReducedMotion } from '../../../src/components/islands/useReducedMotion';
import { preferStillness } from '../../browserFeatures';

test.each([true, false])('Whether stillness is wanted, the browser knows: %s', (isWanted) => {
  preferStillness(isWanted);
  expect(renderHook(useReducedMotion).result.current).toBe(isWanted);
});

test('Everything is still until the browser has been asked', () => {
  preferStillness(false);
  const answers: boolean[] = [];
  renderHook(() => answers.push(useReducedMotion()));
  expect(answers).toEqual([true, false]);
});

test('The visitor may change their mind while the page is open', () => {
  const change = preferStillness(false);
  const { result } = renderHook(useReducedMotion);
  change(true);
  expect(result.current).toBe(true);
  change(false);
  expect(result.current).toBe(false);
});
