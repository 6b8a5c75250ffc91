/** Formats content as the repository stores it, so that changing one text changes one line. */
export const jsonText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
