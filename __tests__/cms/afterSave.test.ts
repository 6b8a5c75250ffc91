import type { AppEventListener } from '@sveltia/cms';
import { fireEvent, screen } from '@testing-library/react';
import { announceSaves } from '../../src/cms/afterSave';
import type { CmsSettings } from '../../src/cms/settings';
import { mapOf, settings } from './editor';

const github = { name: 'github', repo: 'example/website' } as const;
const gitea = { name: 'gitea', repo: 'example/website' } as const;

function happens(name: AppEventListener['name'], site: Partial<CmsSettings>, login = 'anna') {
  for (const listener of announceSaves({ ...settings, ...site })) {
    if (listener.name === name) listener.handler({ author: { login }, entry: mapOf({}) });
  }
}

afterEach(() => screen.queryByRole('status')?.remove());

test('A saved change is live in some minutes, with a link to the page', () => {
  happens('postSave', { backend: gitea });
  expect(screen.getByRole('status')).toHaveTextContent(
    'Published: live in about 5 minutes. View the page',
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://www.example.com/about/');
});

test('Where changes are reviewed, a saved one is a draft until it is published', () => {
  happens('postSave', { backend: github });
  expect(screen.getByRole('status')).toHaveTextContent('Saved as a draft that waits for review');
  expect(screen.getByRole('link')).toHaveAttribute('href', '#/workflow');
  happens('postPublish', { backend: github, publishMinutes: 1 });
  expect(screen.getByRole('status')).toHaveTextContent('Published: live in about 1 minute.');
});

test('Nothing is published from a folder', () => {
  happens('postSave', { backend: gitea }, '');
  expect(screen.queryByRole('status')).toBeNull();
});

test('The message can be closed, and appears again after the next save', () => {
  happens('postSave', { backend: gitea });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).toBeNull();
  happens('postSave', { backend: gitea });
  happens('postSave', { backend: gitea });
  expect(screen.getAllByRole('status')).toHaveLength(1);
});
