/** Complete fonts, for development and the editor's preview, where any letter may appear. */
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import type { CreateDevServerArgs } from 'gatsby';
import sirv from 'sirv';
import { chosenLook } from '../look';
import { isInstalled } from './fontFiles';
import { deviceFontRules, fontsByLook, WHOLE_FONTS } from './fontSources';

/** Fontsource's stylesheets with our names. The later rule wins, so the first font of a letter comes last. */
export function wholeFontRules(): string {
  const fonts = fontsByLook[chosenLook()].filter(isInstalled).toReversed();
  const rules = fonts.map(({ family, style, weight, package: name, whole }) => {
    if (whole)
      return `@font-face { font-family: ${family}; font-style: ${style}; font-weight: ${weight}; src: url(${whole}) }`;
    const folder = `@fontsource-variable/${name}`;
    const file = join('node_modules', folder, style === 'italic' ? 'wght-italic.css' : 'wght.css');
    return readFileSync(file, 'utf8')
      .replace(/(?<=font-family: ).*(?=;)/g, family)
      .replace(/(?<=font-weight: ).*(?=;)/g, weight)
      .replaceAll('./files', `${folder}/files`);
  });
  return [...rules, deviceFontRules()].join('\n');
}

/** In development: serves the stylesheet that each page's head links, and its font files. */
export function serveWholeFonts(app: CreateDevServerArgs['app']): void {
  app.get(WHOLE_FONTS, (_: unknown, response: ServerResponse) => {
    response.setHeader('Content-Type', 'text/css');
    response.end(wholeFontRules());
  });
  app.use(dirname(WHOLE_FONTS), sirv('node_modules', { dev: true }));
}
