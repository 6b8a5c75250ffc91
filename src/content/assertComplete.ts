/** A query's data with every field there. */
export type Complete<T> = { [Key in keyof T]: NonNullable<T[Key]> };

/** GraphQL allows each field of a query to be null; the content check has made sure that none is. */
export function assertComplete<T extends object>(data: T): Complete<T> {
  const missing = Object.entries(data).find(([, value]) => value === null || value === undefined);
  if (missing) throw new Error(`The page's data has no "${missing[0]}". Run the content check.`);
  return data as Complete<T>;
}
