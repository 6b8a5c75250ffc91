import { cmsVariables } from '../src/gatsby/cmsBackend';

/** The environment of a build that is tested: without the settings of whoever runs the tests. */
export const cleanEnv: Record<string, string> = {
  GATSBY_MAPBOX_TOKEN: '',
  ...Object.fromEntries(cmsVariables.map((name) => [name, ''])),
};
