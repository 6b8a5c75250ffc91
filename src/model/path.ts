/** The position of a value in its file. */
export type Path = readonly PropertyKey[];

/** Undefined if there is no such position. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, part) => Object(inner)[part], value);

/** `page.about.map.slides[2]` */
export function formatPath(path: Path): string {
  return path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part) || '""'}`,
    )
    .join('');
}

/** Every value in `value`, groups and lists included, with its path. */
export function* valuesIn(value: unknown, path: Path = []): Generator<[Path, unknown]> {
  yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    yield* valuesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}
