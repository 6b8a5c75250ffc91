import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LOOK = 'src/styles/looks/editorial.css';

/** Returns a project's folder that has only a look: the sample's with other values, by the names of properties. */
export function changeTheme(values: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'theme-'));
  const styles = Object.entries(values).reduce(
    (css, [name, value]) => css.replace(new RegExp(`--${name}: .*;`), `--${name}: ${value};`),
    readFileSync(LOOK, 'utf8'),
  );
  mkdirSync(join(root, 'src/styles/looks'), { recursive: true });
  writeFileSync(join(root, LOOK), styles);
  copyFileSync('src/styles/theme.css', join(root, 'src/styles/theme.css'));
  return root;
}
