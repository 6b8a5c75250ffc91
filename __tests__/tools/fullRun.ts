/** Whether all tests run, as in `npm run test:full`. */
export const isFullRun = Boolean(process.env.FULL_RUN);
