/** Imported before the CMS, which reads its preferences while it loads, and before any schema. */
import { config } from 'zod';

const PREFERENCES = 'sveltia-cms.prefs';
const preferences = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}');
// Escape would leave the form from any field of it.
localStorage.setItem(PREFERENCES, JSON.stringify({ closeWithEscape: false, ...preferences }));

// The policy forbids the code that Zod would generate to validate faster.
config({ jitless: true });
