/**
 * The year in the copyright notice, in UTC: the build's only use of the time. `SOURCE_DATE_EPOCH`, in seconds since
 * 1970, sets the time, so that a commit gives the same bytes whenever it is built
 * (https://reproducible-builds.org/specs/source-date-epoch/).
 */
export function buildYear({ SOURCE_DATE_EPOCH }: NodeJS.ProcessEnv): string {
  const time = SOURCE_DATE_EPOCH ? Number(SOURCE_DATE_EPOCH) * 1000 : Date.now();
  if (Number.isNaN(time))
    throw new Error(`SOURCE_DATE_EPOCH is not a number: ${SOURCE_DATE_EPOCH}`);
  return String(new Date(time).getUTCFullYear());
}
