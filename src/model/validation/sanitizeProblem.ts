import type { Problem } from '../problem';

/** Shortens the texts to one line each, with invisible characters escaped. */
export function sanitizeProblem({ file, line, key, problem, fix }: Problem): Problem {
  return {
    file: short(file),
    line,
    key: short(key),
    problem: short(problem),
    fix: short(fix),
  };
}

function short(text: string): string {
  const [start = ''] = /^.{0,300}/su.exec(text) ?? [];
  const seen = start.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, spell);
  return start.length < text.length ? `${seen}…` : seen;
}

function spell(sign: string): string {
  return `\\u${sign.codePointAt(0)?.toString(16).padStart(4, '0')}`;
}
