/** A query's data without nullable fields. */
export type Complete<T> = { [Key in keyof T]: NonNullable<T[Key]> };

/** GraphQL makes each field nullable; validated content has them all. Throws if one is missing. */
export function assertComplete<T extends object>(data: T): Complete<T> {
  const missing = Object.entries(data).find(([, value]) => value === null || value === undefined);
  if (missing) throw new Error(`The page's data has no "${missing[0]}". Run "npm run check".`);
  return data as Complete<T>;
}
