/** Imported before the CMS, which reads its preferences and takes `fetch` while it loads. */
import { config } from 'zod';

// The policy forbids the code that Zod would generate to validate faster.
config({ jitless: true });

const PREFERENCES = 'sveltia-cms.prefs';
const preferences = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}');
// Escape would leave the form from any field of it.
localStorage.setItem(PREFERENCES, JSON.stringify({ closeWithEscape: false, ...preferences }));
