/** The plugin publishes its Gatsby hooks without types. */
declare module 'gatsby-plugin-react-i18next/gatsby-node' {
  export function onCreatePage(
    args: { page: object; actions: object },
    options: object,
  ): Promise<void>;
}
