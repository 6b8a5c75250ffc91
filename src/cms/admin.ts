/** The editor at /admin/. */
import { config } from 'zod';
import './admin.css';
import './sveltia.css';
import { setLanguage } from '../model/messages';
import type { CmsSettings } from './settings';
import { setPreferences } from './sveltia';

declare const CMS_SETTINGS: CmsSettings;

// Before any schema: the policy forbids the code that Zod would generate to validate faster.
config({ jitless: true });
setLanguage(navigator.languages);
setPreferences();
// Later, as the CMS reads its preferences while it loads.
import('./editor').then(({ startEditor }) => startEditor(CMS_SETTINGS));
