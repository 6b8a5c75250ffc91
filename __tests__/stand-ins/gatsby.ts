/** Gatsby takes queries out of the code when it builds; in tests they are nothing. */
export const graphql = () => undefined;
