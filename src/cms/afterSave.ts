/** Says after saving when a change will be on the site. */
import type { AppEventListener } from '@sveltia/cms';
import { hasReview } from './config';
import { showStatus } from './notice';
import type { CmsSettings } from './settings';
import { translate } from './words';

const draftSaved = 'Saved as a draft that waits for review. It is not on the site yet.';

export function announceSaves({
  backend,
  siteUrl,
  publishMinutes,
}: CmsSettings): AppEventListener[] {
  const announcePublished = () => {
    const minutes = publishMinutes === 1 ? '1 minute' : `${publishMinutes} minutes`;
    const link = { label: translate('View the page'), href: `${siteUrl}/about/` };
    showStatus(translate(`Published: live in about ${minutes}.`), link);
  };
  const announceDraft = () => {
    const link = { label: translate('Editorial Workflow'), href: '#/workflow' };
    showStatus(translate(draftSaved), link);
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
