/** The position of a value in its file. */
export type Path = readonly PropertyKey[];

/** `page.about.map.slides[2]` */
export function formatPath(path: Path): string {
  return path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part) || '""'}`,
    )
    .join('');
}
