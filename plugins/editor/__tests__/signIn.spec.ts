/** What is said while the editor starts, and where it can't. */
import { folderOf } from './builtSites';
import { serve } from './editor';
import { expect, test } from './tiny';

// Those that tests cause.
test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED|www\.example\.com/ });

test('The page says that it is loading, or what to do if the connection is lost; damaged preferences are not used', async ({
  editor,
  page,
}) => {
  const start = page.getByRole('button', { name: 'Work with Local Repository' });
  const script = '**/admin/editor.js';
  await page.route(script, (route) => route.abort('internetdisconnected'));
  await editor.visit();
  await expect(page.getByText('Check the connection and load this page again')).toBeVisible();
  await page.unroute(script);

  // Nor is the language forgotten that was chosen.
  const chosen = '{"locale":"de"}';
  await page.evaluate((value) => localStorage.setItem('sveltia-cms.prefs', value), chosen);
  const messages = '**/admin/chunks/de-*';
  await page.route(messages, (route) => route.abort('internetdisconnected'));
  await page.reload();
  await expect(page.getByText('Check the connection and load this page again')).toBeVisible();
  await page.unroute(messages);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Mit lokalem Repository arbeiten' })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('sveltia-cms.prefs'));

  let load = () => {};
  const held = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/admin/admin.js', async (route) => {
    await held;
    await route.continue();
  });
  const loading = page.getByText('Loading the editor…');
  const opened = editor.visit();
  await expect(loading).toBeVisible();
  load();
  await opened;
  await expect(start).toBeVisible();
  await expect(loading).toBeHidden();

  for (const damaged of ['{"locale": ', 'null', '[]', '"dark"']) {
    await page.evaluate((value) => localStorage.setItem('sveltia-cms.prefs', value), damaged);
    await page.reload();
    await expect(start, damaged).toBeVisible();
  }
  // The access token of another service is forgotten.
  await page.evaluate(() => {
    localStorage.setItem('service of the editor', 'github ');
    localStorage.setItem('sveltia-cms.user', '{"backendName":"gitea","token":"secret"}');
  });
  await page.reload();
  await expect(start).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('secret');
});

test('A browser that keeps nothing is named in the editor’s language, with what to do', async ({
  editor,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', { value: ['pt-BR'] });
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await editor.visit();
  await expect(page.getByText('Permita os cookies e os dados deste site')).toBeVisible();
});

test('A published site without sign-in settings says that it is not set up, and how to do it', async ({
  page,
}) => {
  const { server, url } = await serve(folderOf('folder'));
  // On this computer, but not by a server that gives the folder.
  await page.goto(`${url}/admin/`);
  await expect(page.getByText('run "npm start" there')).toBeVisible();
  await page.route('https://www.example.com/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: url + pathname }) });
  });
  await page.goto('https://www.example.com/admin/');
  await expect(page.getByText('not set up for this site yet')).toContainText('docs/sign-in.md');
  // The page may still be loading.
  await page.goto('data:,');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  server.close();
});
