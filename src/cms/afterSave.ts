/** Says after saving when a change will be on the site. */
import type { AppEventListener } from '@sveltia/cms';
import { hasReview } from './config';
import { showStatus } from './notice';
import type { CmsSettings } from './settings';

export function announceSaves({
  backend,
  siteUrl,
  publishMinutes,
}: CmsSettings): AppEventListener[] {
  const announcePublished = () => {
    const minutes = publishMinutes === 1 ? '1 minute' : `${publishMinutes} minutes`;
    const link = { label: 'View the page', href: `${siteUrl}/about/` };
    showStatus(`Published: live in about ${minutes}.`, link);
  };
  const announceDraft = () => {
    const link = { label: 'Editorial Workflow', href: '#/workflow' };
    showStatus('Saved as a draft that waits for review. It is not on the site yet.', link);
  };
  return [
    {
      name: 'postSave',
      // Without an account, the editor works with a folder.
      handler: ({ author }) => {
        if (author.login) (hasReview(backend) ? announceDraft : announcePublished)();
      },
    },
    { name: 'postPublish', handler: announcePublished },
  ];
}
