/** As the repository formats content, so that one changed word is one changed line. */
export const jsonText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
