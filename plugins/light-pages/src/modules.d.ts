/** The site's modules, of which `webpack.ts` tells the files. */
declare module 'light-pages-islands' {
  export const islands: Record<string, import('react').ComponentType<object>>;
}
declare module 'light-pages-start' {
  export const startPage: (() => void) | undefined;
}
