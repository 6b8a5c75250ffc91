/** Writes `licenses.txt` into the built site: of the fonts and icons, and of scripts that name theirs in no file of their own. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { designs } from '../looks/designs';

const scripts = ['aos', 'typed.js'];

/** Font Awesome's icons of networks. */
const icons = ['@fortawesome/free-brands-svg-icons'];

/** The editor has those of all looks. */
const fonts = Object.values(designs).flatMap((design) =>
  Object.values(design.fonts)
    .flat()
    .map((font) => {
      const { package: name, file } = typeof font === 'string' ? { package: font } : font;
      const [, ofFile] = /^((?:@[^/]+\/)?[^/]+)\//.exec(file ?? '') ?? [];
      return ofFile ?? `@fontsource-variable/${name}`;
    }),
);

export function writeLicenses(output: string): void {
  const texts = [...new Set([...scripts, ...icons, ...fonts])].sort().map((name) => {
    const folder = join('node_modules', name);
    if (!existsSync(folder)) return '';
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const files = readdirSync(folder).filter((file) => /^licen[cs]e/i.test(file));
    if (!files.length) throw new Error(`src/pipeline/licenses.ts: ${name} has no licence.`);
    const licences = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
    return `${name} ${version}\n\n${licences.join('\n\n')}\n`;
  });
  const text = texts.filter(Boolean).join(`\n${'-'.repeat(80)}\n\n`);
  writeFileSync(join(output, 'licenses.txt'), text);
}
