/** @jest-environment node */
import { testPluginOptionsSchema } from 'gatsby-plugin-utils';
import { pluginOptionsSchema } from '../gatsby-node';

const islands = __filename;

test.each([
  [{ islands, stylesheets: { map: 'map.css' }, policy: { 'img-src': ['data:'] } }, []],
  [{}, [/^"islands" is missing\. Write/]],
  [
    { islands: 'src/a.js', head: 'src/b.js' },
    [/^"islands" is "src\/a\.js", which/, /^"head" is "src/],
  ],
  [{ islands, stylesheets: 'map.css' }, [/^"stylesheets" must be of type object$/]],
  [{ islands, policy: { 'img-src': 'data:' } }, [/^"policy\.img-src" must be an array$/]],
])('With the options %o, Gatsby says %o', async (options, messages) => {
  const { errors } = await testPluginOptionsSchema(pluginOptionsSchema, options);
  expect(errors).toEqual(messages.map((message) => expect.stringMatching(message)));
});
