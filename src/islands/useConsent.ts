import { useEffect, useState } from 'react';

/**
 * The visitor's consent, kept in this browser, and a function that changes it. Follows what changes in another tab, and
 * before the visitor returned to this page by "Back". Where storage is blocked, it lasts as long as the page.
 */
export function useConsent(key: string) {
  const [isGiven, setGiven] = useState(() => readConsent(key) ?? false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const update = () => setGiven((before) => readConsent(key) ?? before);
    for (const event of ['storage', 'pageshow']) window.addEventListener(event, update, { signal });
    return () => controller.abort();
  }, [key]);
  const change = (consents: boolean) => {
    storeConsent(key, consents);
    setGiven(consents);
  };
  return [isGiven, change] as const;
}

/** Undefined where storage is blocked. */
function readConsent(key: string): boolean | undefined {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return undefined;
  }
}

function storeConsent(key: string, isGiven: boolean): void {
  try {
    if (isGiven) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch {
    // Storage is blocked.
  }
}
