/** Tests read the sample's content, never the owner's, and React's build for tests. */
process.env.CONTENT_ROOT = '__tests__/sample';
Object.assign(process.env, { NODE_ENV: 'test' });
