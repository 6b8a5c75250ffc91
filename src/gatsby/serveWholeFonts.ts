import { dirname } from 'node:path';
import type { CreateDevServerArgs } from 'gatsby';
import sirv from 'sirv';
import { modules } from './fontSources';
import { WHOLE_FONTS, wholeFontRules } from './wholeFonts';

/** In development: serves the stylesheet that `gatsby-ssr.tsx` links, and its font files. */
export function serveWholeFonts(app: CreateDevServerArgs['app']): void {
  const css = wholeFontRules();
  app.get(WHOLE_FONTS, (_: unknown, response: Response) => response.type('css').send(css));
  app.use(dirname(WHOLE_FONTS), sirv(modules, { dev: true }));
}

/** Express's application, which Gatsby doesn't type. */
interface Response {
  type: (ending: string) => Response;
  send: (text: string) => void;
}
