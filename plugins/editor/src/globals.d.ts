/** The site's modules, which the build puts in place of these names. */
declare module 'edited-site' {
  const site: import('..').EditedSite;
  export default site;
}
declare module 'edited-site/page' {
  const Page: import('..').PreviewPage;
  export default Page;
}
