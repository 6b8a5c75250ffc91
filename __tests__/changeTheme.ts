import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const THEME = 'src/styles/theme.css';

/** Returns a project's folder that has only a theme: ours with other values, by the names of properties. */
export function changeTheme(values: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'theme-'));
  const styles = Object.entries(values).reduce(
    (css, [name, value]) => css.replace(new RegExp(`--${name}: .*;`), `--${name}: ${value};`),
    readFileSync(THEME, 'utf8'),
  );
  mkdirSync(join(root, 'src/styles'), { recursive: true });
  writeFileSync(join(root, THEME), styles);
  return root;
}
