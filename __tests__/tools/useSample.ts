/** Tests read the sample's content, never the owner's. */
process.env.CONTENT_ROOT = '__tests__/sample';
