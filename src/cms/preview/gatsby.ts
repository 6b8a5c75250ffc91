/** Stands in for Gatsby in the preview, where nothing is queried: the data come from the draft. */
export const graphql = () => undefined;
