/** Node has both, jsdom neither; the content check and React's renderer ask for them. */
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextDecoder, TextEncoder });
