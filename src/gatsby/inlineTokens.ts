/**
 * Writes the look's short tokens where the styles use them, as each page contains the styles of its first screen. Tokens
 * that other rules change, for print or another script, stay.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import postcss, { type Declaration, type Plugin } from 'postcss';
import { chosenLook, lookFile, THEME } from './look';

export function inlineTokens(): Plugin {
  const files = [lookFile(chosenLook()), THEME];
  const values = inlineValues(files);
  return {
    postcssPlugin: 'inline tokens',
    // webpack's cache forgets a stylesheet when a token changes.
    Once(_, { result }) {
      for (const file of files)
        result.messages.push({ type: 'dependency', plugin: 'inline tokens', file: resolve(file) });
    },
    Declaration(declaration) {
      if (values.has(declaration.prop)) declaration.remove();
      else
        declaration.value = declaration.value.replace(
          /var\((--[\w-]+)\)/g,
          (use, name) => values.get(name) ?? use,
        );
    },
  };
}

/** Of the tokens that are declared once, for every screen, and no longer than their uses. */
function inlineValues(files: string[]): Map<string, string> {
  const declared = new Map<string, Declaration[]>();
  for (const file of files)
    postcss.parse(readFileSync(file, 'utf8')).walkDecls(/^--/, (declaration) => {
      declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration]);
    });
  const short = [...declared].flatMap(([name, [first, second]]) =>
    first?.parent?.parent?.type === 'root' &&
    !second &&
    first.value.replaceAll(' ', '').length <= `var(${name})`.length
      ? [[name, first.value] as const]
      : [],
  );
  return new Map(short);
}
