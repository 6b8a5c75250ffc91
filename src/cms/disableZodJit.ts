/** Imported before any schema is made: the policy refuses the code that zod would write to check faster. */
import { config } from 'zod';

config({ jitless: true });
