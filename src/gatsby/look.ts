/** The look that the owner chose in `content/site.json`. */
import { contentRoot } from '../content/files/contentRoot';
import type { Look } from '../content/model';
import { siteOrStandIn } from './i18n';

export const chosenLook = (): Look => siteOrStandIn(contentRoot()).look;

/** What all looks share; it comes after the look. */
export const THEME = 'src/styles/theme.css';

/** Its tokens, which `src/styles/base.css` imports as `look.css`. */
export const lookFile = (look: Look): string => `src/styles/looks/${look}.css`;
