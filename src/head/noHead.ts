/**
 * What stands for the head's components in visitors' browsers: nothing. The build has written the page's head,
 * and as no page follows another without being loaded, it never changes.
 */
const nothing = () => null;

export const AboutHead = nothing;
export const PageHead = nothing;
export const Helmet = nothing;
