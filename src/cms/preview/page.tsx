/**
 * The pages in the CMS's preview: the real components and styles with the edited content. Not part of visitors' pages.
 */
import '../disableZodJit';
import { createRoot } from 'react-dom/client';
import 'virtual:fonts.css';
import pages from 'virtual:pages';
import { cmsSettings } from '../settings';
import { fitLogo } from './fitLogo';
import { Preview } from './Preview';

/** Links would leave the preview. */
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
});

document.addEventListener(
  'load',
  ({ target }) => {
    if (target instanceof HTMLImageElement && target.matches('header a > img')) fitLogo(target);
  },
  // Pictures' events don't bubble.
  true,
);

const root = document.getElementById('page');
if (root) createRoot(root).render(<Preview pages={pages} settings={cmsSettings()} />);
