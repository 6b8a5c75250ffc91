import { cmsVariables } from '../../src/pipeline/editor/cmsBackend';

/** Environment variables for test builds: clears the user's own settings, and allows the sample's address on any host. */
export const cleanEnv: Record<string, string> = {
  GATSBY_MAPBOX_TOKEN: '',
  ALLOW_EXAMPLE_URL: 'true',
  ...Object.fromEntries(cmsVariables.map((name) => [name, ''])),
};
