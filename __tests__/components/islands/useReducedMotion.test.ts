import { renderHook } from '@testing-library/react';
import { useReducedMotion } from '../../../src/components/islands/useReducedMotion';
import { setReducedMotion } from '../../browserFeatures';

test.each([true, false])('The hook returns the preference: %s', (isReduced) => {
  setReducedMotion(isReduced);
  expect(renderHook(useReducedMotion).result.current).toBe(isReduced);
});

test('Motion is reduced until the first effect has run', () => {
  setReducedMotion(false);
  const values: boolean[] = [];
  renderHook(() => values.push(useReducedMotion()));
  expect(values).toEqual([true, false]);
});

test('A change of the preference takes effect while the page is open', () => {
  const change = setReducedMotion(false);
  const { result } = renderHook(useReducedMotion);
  change(true);
  expect(result.current).toBe(true);
  change(false);
  expect(result.current).toBe(false);
});
