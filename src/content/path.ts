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
