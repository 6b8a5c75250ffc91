/** Whether the CMS added this key to an item of a list, for its own use: `collage.0.__sc_item_id`. */
export const isInternalKey = (key: string): boolean => /(^|\.)__sc_\w+$/.test(key);
