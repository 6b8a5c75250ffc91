import { renderHook } from '@testing-library/react';
import { useWords } from '../../src/components/useWords';
import { localesOf, words } from '../samples';

test('Other JSON files of the language are ignored', () => {
  const notes = { node: { ns: 'notes', language: 'en', data: '{"page":{}}' } };
  const { edges } = localesOf('en', words);
  const locales = { edges: [notes, ...edges] };
  expect(renderHook(() => useWords({ locales })).result.current).toEqual(words);
});
