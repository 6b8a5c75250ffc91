import { cmsVariables } from '../src/gatsby/cmsBackend';

/** Environment variables for test builds: clears the user's own settings. */
export const cleanEnv: Record<string, string> = {
  GATSBY_MAPBOX_TOKEN: '',
  ...Object.fromEntries(cmsVariables.map((name) => [name, ''])),
};
