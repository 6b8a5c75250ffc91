import { useEffect, useState } from 'react';
import { observeChoices, readChoice, storeChoice } from '../ui/choices';

/** The visitor's choice, also as it changes in another tab, and a function that changes it; null without one. */
export function useChoice(key: string) {
  const [choice, setChoice] = useState(() => readChoice(key) ?? null);
  useEffect(
    () =>
      observeChoices(() => {
        const stored = readChoice(key);
        if (stored !== undefined) setChoice(stored);
      }),
    [key],
  );
  const choose = (value: string | null) => {
    storeChoice(key, value);
    setChoice(value);
  };
  return [choice, choose] as const;
}
