/**
 * What stands for react-helmet in visitors' browsers: nothing. The build has written the page's head, and as
 * no page follows another without being loaded, it never changes.
 */
export const Helmet = () => null;
