/** Imported before the CMS, which reads its preferences while it loads. */
const PREFERENCES = 'sveltia-cms.prefs';
const preferences = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}');
// Escape would leave the form from any field of it.
localStorage.setItem(PREFERENCES, JSON.stringify({ closeWithEscape: false, ...preferences }));

// A module, so that it can be imported.
export {};
