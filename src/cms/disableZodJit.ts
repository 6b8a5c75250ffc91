/** Import this before any schema: the policy forbids the code that Zod would generate to validate faster. */
import { config } from 'zod';

config({ jitless: true });
