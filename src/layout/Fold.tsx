/** Where the build links the styles of what lies below the fold; React lets it be. */
export function Fold() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it stays empty here.
  return <div id="fold" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
