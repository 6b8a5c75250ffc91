/** What editors do with each entry, with a folder on their computer. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '../../src/files/contentRoot';
import { jsonText } from '../../src/model/json';
import type { About } from '../../src/model/model';
import { flattenStrings } from '../../src/model/texts';
import { fullRun } from './cases';
import { cmsWarnings, expect, test, withoutPeople } from './editor';

test.use({ expectedMessages: cmsWarnings });

const sampleFile = (file: string) => readFileSync(join(contentRoot(), file), 'utf8');
const english = 'locales/en/translation.json';

test('Each entry opens with its page, which follows each key at the part that is edited, and a save changes one line of its file', async ({
  editor,
  page,
}) => {
  test.slow();
  await editor.open();
  await editor.openEntry('about');
  await editor.unfold('team');
  await editor.write('team.title', 'Half of us have seen i');
  const field = editor.text('team.title');
  await field.focus();
  const heading = editor.preview.getByRole('heading', { name: /^Half of us/ });
  await expect(heading).toBeInViewport();
  await field.press('t');
  // Who types longer without seeing it thinks that it does not work.
  await expect(heading).toHaveText('Half of us have seen it', { timeout: 1000 });
  await editor.save();
  const { [english]: changed, ...others } = editor.changedFiles();
  expect(others).toEqual({});
  expect(String(changed)).toBe(
    sampleFile(english).replace('Half of us have been to sea', 'Half of us have seen it'),
  );

  await editor.openEntry('about');
  await editor.unfold('team');
  const area = editor.text('team.text');
  const select = (words: string) =>
    area.evaluate((input: HTMLTextAreaElement, selected) => {
      input.focus();
      const start = input.value.indexOf(selected);
      input.setSelectionRange(start, start + selected.length);
    }, words);
  await area.fill('  We * sail _ with [pilots] \\ daily.');
  await select('sail ');
  await page.keyboard.press('ControlOrMeta+K');
  const address = page.getByRole('dialog').getByLabel('Address');
  await expect(address).toBeFocused();
  await address.fill('javascript:ran()');
  await page.keyboard.press('Enter');
  await expect(address).toHaveJSProperty('validity.valid', false);
  // Not the form.
  await page.keyboard.press('Escape');
  await expect(area).toBeFocused();
  await page.keyboard.press('ControlOrMeta+K');
  await address.fill('www.example.com/a_(b)');
  await page.keyboard.press('Enter');
  await expect(area).toBeFocused();
  await select('pilots');
  await area.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'https://example.com/pilots');
    const init = { clipboardData, bubbles: true, cancelable: true };
    input.dispatchEvent(new ClipboardEvent('paste', init));
  });
  const written =
    'We * [sail](https://www.example.com/a_(b)) _ with [[pilots](https://example.com/pilots)] \\ daily.';
  await expect(area).toHaveValue(`  ${written}`);
  await expect(editor.field('team')).toContainText('34 / 1500');
  const sail = editor.preview.getByRole('link', { name: 'sail' });
  await expect(sail).toHaveAttribute('href', 'https://www.example.com/a_(b)');
  await page.getByRole('button', { name: 'Save' }).focus();
  await sail.click({ position: { x: 2, y: 10 } });
  await expect(area).toBeFocused();
  expect(await area.evaluate((input: HTMLTextAreaElement) => input.selectionStart)).toBe(
    '  We * ['.length,
  );
  await editor.save();
  const { [english]: linked } = editor.changedFiles();
  expect(JSON.parse(String(linked)).page.about.team.text).toBe(written);

  await editor.openEntry('labels');
  await editor.write('skip', 'Go to the content');
  await editor.save();

  await editor.openEntry('notFound');
  await expect(editor.preview.getByRole('heading', { level: 1 })).toHaveText(
    'This page does not exist',
  );
  await editor.write('title', 'Nothing is here');
  await expect(editor.preview.getByRole('heading', { level: 1 })).toHaveText('Nothing is here');
  await editor.save();

  await editor.openEntry('imprint', 'Deutsch');
  // Though it does not exist yet.
  await expect(page).toHaveTitle(/^Deutsch › Imprint/);
  await editor.body.fill('Galini GmbH');
  await expect(editor.preview.getByText('Galini GmbH')).toBeVisible();
  await editor.save();

  await editor.openEntry('company');
  await editor.write('phone', '+30 210 000 0099');
  await expect(editor.preview.getByText('+30 210 000 0099').first()).toBeInViewport();
  await editor.save();

  await editor.openEntry('languages');
  await editor.choose(page.getByRole('radio', { name: /presses a button/ }));
  await editor.save();

  const saved = editor.changedFiles();
  expect(Object.keys(saved).sort()).toEqual([
    'content/company.json',
    'content/imprint/de.md',
    'content/site.json',
    'locales/en/labels.json',
    'locales/en/notFound.json',
    english,
  ]);
  expect(String(saved['content/imprint/de.md'])).toBe('Galini GmbH\n');
  expect(JSON.parse(String(saved['content/site.json']))).toMatchObject({ liveMap: 'onRequest' });
});

test('The page shows each look when it is chosen, with its fonts, and in the brand’s colour', {
  tag: fullRun,
}, async ({ editor, page }) => {
  const fonts: string[] = [];
  page.on('response', (response) => {
    const [, name = ''] = /\/admin\/assets\/(\w+).*\.(woff2|ttf)$/.exec(response.url()) ?? [];
    if (response.ok()) fonts.push(name);
  });
  const choose = (name: RegExp) => editor.choose(page.getByRole('radio', { name }));
  const heading = editor.preview.getByRole('heading', { level: 1 });
  await editor.open();
  await editor.openEntry('look');
  await expect(heading).toHaveCSS('font-weight', '300');
  await expect.poll(() => fonts).toContain('NotoSerifDisplay_300Light');
  expect(fonts.filter((name) => /inter|alegreya/.test(name))).toEqual([]);

  await choose(/^Warm/);
  await expect(heading).toHaveCSS('font-weight', '500');
  await expect(heading).toHaveCSS('text-align', 'center');
  await expect.poll(() => fonts).toContain('alegreya');

  await choose(/^Modern/);
  await expect(heading).toHaveCSS('font-weight', '600');
  await expect(editor.preview.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect.poll(() => fonts).toContain('inter');

  // A brand's colour, in a usual form.
  const emphasis = heading.locator('em');
  await editor.write('color', '0B6E4F');
  await expect(emphasis).toHaveCSS('color', 'rgb(11, 110, 79)');
  await expect(editor.field('color')).toContainText('there it has a lighter tone.');
  await page.locator('.color input[type="color"]').fill('#ffd400');
  await expect(editor.text('color')).toHaveValue('#ffd400');
  await expect(editor.field('color')).toContainText('there it has a darker tone.');
  await expect(emphasis).not.toHaveCSS('color', 'rgb(11, 110, 79)');
  await editor.write('color', 'RGB 11, 110, 79');

  await editor.save();
  const { 'content/look.json': saved, ...others } = editor.changedFiles();
  expect(others).toEqual({});
  expect(String(saved)).toBe(
    sampleFile('content/look.json').replace('"editorial"', '"modern",\n  "color": "#0b6e4f"'),
  );
  // Also for the other entries, though the site is still built with the earlier look.
  await editor.openEntry('about');
  await expect(heading).toHaveCSS('font-weight', '600');
});

test('Below a text of a translation is the one of the default language, to be copied', async ({
  editor,
}) => {
  const german = JSON.parse(sampleFile('locales/de/translation.json'));
  german.page.about.title.first = '⟦…⟧ Software as calm';
  await editor.open({ 'locales/de/translation.json': jsonText(german) });
  await editor.openEntry('about', 'Deutsch');
  await editor.page.getByText('German: Texts to translate: 1').click();
  await expect(editor.page.locator('.missing')).toContainText('Title, first line');
  await editor.unfold('title');
  await editor.write('title.second', 'wie das Meer');
  await editor.trySaving();
  await expect(editor.refusal).toContainText('Title, first line is not translated yet.');
  // What screen readers read: not the CMS's advice to try again later.
  await expect(editor.dialog).toHaveAccessibleDescription(/^Please fix: Title/);
  await editor.closeDialog();
  const field = editor.field('title.first');
  await expect(field).toContainText('English: Software as calm');
  await field.getByRole('button', { name: 'Copy (English)' }).click();
  await expect(editor.text('title.first')).toHaveValue('Software as calm');
  await editor.page.keyboard.press('ControlOrMeta+Z');
  await expect(editor.text('title.first')).toHaveValue('⟦…⟧ Software as calm');
  await field.getByRole('button', { name: 'Copy (English)' }).click();
  await editor.save();
  const { 'locales/de/translation.json': saved } = editor.changedFiles();
  expect(JSON.parse(String(saved)).page.about.title).toMatchObject({
    first: 'Software as calm',
    second: 'wie das Meer',
  });
});

test('What is typed or pasted is refused at its field, with its name and what to write, or saved as it is meant', async ({
  editor,
}) => {
  test.slow();
  const refused = async (key: string, text: string, message: string) => {
    await editor.write(key, text);
    await editor.trySaving();
    await expect(editor.refusal).toContainText(message);
    await editor.closeDialog();
  };
  await editor.open();
  await editor.openEntry('company');
  const problem = 'is not a phone number that can be dialled.';
  await refused('phone', '0210 1234', problem);
  await expect(editor.text('phone')).toBeFocused();
  await expect.poll(() => editor.mark('phone')).toContain(problem);
  await expect(editor.text('phone')).toHaveAttribute('inputmode', 'tel');
  // Invisible and unusual characters.
  await editor.write('phone', '\u202a0030\u00a0210\u2011000\u202f0001\u202c');
  await expect.poll(() => editor.mark('phone')).toBe('none');
  // The CMS itself refuses an empty one.
  await editor.write('email', '');
  await editor.trySaving();
  await expect(editor.text('email')).toBeFocused();
  await refused('email', 'hello', 'is not an e-mail address');
  await editor.write('email', 'mailto:\u200bHello@Example.com\u200b');
  const elsewhere = 'https://www.google.com/maps/search/?api=1&query=1.0%2C1.0';
  await refused('mapsUrl', elsewhere, 'Maps link');
  await editor.write('mapsUrl', '');
  await refused('office', '48,137154', 'Write latitude, then longitude, such as 37.95');
  await expect(editor.text('office')).toHaveValue('48,137154');
  expect(editor.changedFiles()).toEqual({});
  await editor.write('office', '');
  await editor.text('office').pressSequentially('48,137154 11,576124');
  await editor.write('name.en', 'Galini\u00a0\u200b');
  await editor.write('url', ' HTTPS://www.Nova.DE/\u200b');
  await editor.save();
  const { 'content/company.json': company } = editor.changedFiles();
  expect(JSON.parse(String(company))).toMatchObject({
    name: { en: 'Galini' },
    url: 'https://www.nova.de',
    phone: '+30 210-000 0001',
    email: 'Hello@example.com',
    office: '48.137154, 11.576124',
  });
  await editor.openEntry('company');
  await editor.reveal(editor.text('office'));
  await expect(editor.text('office')).toHaveValue('48.137154, 11.576124');
  await editor.leaveEntry();

  await editor.openEntry('about', 'Deutsch');
  await editor.unfold('title');
  await editor.write('title.first', 'x'.repeat(29));
  await expect(editor.field('title.first')).toContainText('29 / 28');
  await editor.write('title.intro', 'From a table\tor slides\u2028in lines');
  await editor.reveal(editor.field('map'));
  await editor.unfold('map');
  for (const index of [0, 1]) await editor.write(`map.slides.${index}`, 'Am Hafen');
  await editor.trySaving();
  await expect(editor.refusal).toContainText(
    /is too long: 29 of 28 characters\. Shorten it\..*contains the same phrase twice/s,
  );
  await editor.closeDialog();
  await expect(editor.text('title.first')).toBeFocused();
  await expect(editor.text('title.first')).toBeInViewport();
  await expect(editor.text('title.first')).toHaveAttribute('lang', 'de');
  await editor.write('map.slides.1', 'Am Meer');
  await editor.write('title.first', 'Software');
  await editor.save();
  const { 'locales/de/translation.json': words } = editor.changedFiles();
  expect(JSON.parse(String(words)).page.about.title.intro).toBe('From a table or slides in lines');
});

test('A language that lacks texts is not published, and the form says which', {
  tag: fullRun,
}, async ({ editor, page }) => {
  const site = { defaultLanguage: 'en', languages: ['en', 'el', 'ar'] };
  const words = JSON.parse(sampleFile('locales/de/labels.json'));
  await editor.open({
    'content/site.json': jsonText(site),
    'locales/de/labels.json': jsonText({ ...words, skip: '⟦…⟧ Skip to content' }),
  });
  await editor.openEntry('languages');
  await page.getByText('German: Texts to translate: 1').click();
  await expect(page.locator('.missing[open]')).toContainText('Skip link');
  const links = editor.preview.locator('header a[hreflang]');
  const codes = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('hreflang')));
  await expect.poll(codes).toEqual(['en', 'el', 'ar']);
  await editor.addLanguage(3, 'German');
  await expect.poll(codes).toEqual(['en', 'el', 'ar', 'de']);
  await editor.trySaving();
  await expect(editor.refusal).toContainText('German can’t be published yet');
  await expect(editor.refusal).toContainText('Skip link');
  await editor.closeDialog();
  expect(Object.keys(editor.changedFiles()).sort()).toEqual([
    'content/site.json',
    'locales/de/labels.json',
  ]);
});

test.describe('With a file that has a mistake', () => {
  test.use({ expectedMessages: /can't be read|OAuth|sandbox|jsdelivr/ });

  test('it is named and not overwritten, and the others can be edited', { tag: fullRun }, async ({
    editor,
    page,
  }) => {
    const broken = '{ "skip": ';
    const message = page.waitForEvent('dialog');
    const opening = editor.open({ 'locales/en/labels.json': broken });
    expect((await message).message()).toContain('locales/en/labels.json cannot be read');
    await (await message).dismiss();
    await opening;
    await editor.openForm('labels');
    await editor.write('skip', 'Go to the content');
    await editor.trySaving();
    await editor.page.getByRole('button', { name: 'Cancel Editing' }).click();
    await editor.openEntry('notFound');
    await editor.write('title', 'Nothing is here');
    await editor.save();
    const saved = editor.changedFiles();
    expect(String(saved['locales/en/labels.json'])).toBe(broken);
    expect(saved['locales/en/notFound.json']).toBeDefined();
  });
});

test('A button is shown as it is written, leads to its field, and is refused if it leads to nothing', async ({
  editor,
}) => {
  await editor.open();
  await editor.openEntry('about');
  await editor.unfold('title');
  await editor.reveal(editor.field('title.actions'));
  await editor.unfoldItem('title.actions', 0);
  await editor.write('title.actions.0.label', 'Get a quote');
  await editor.write('title.actions.0.url', '#jobs');
  const buttons = editor.preview.getByRole('link', { name: 'Get a quote' });
  await expect(buttons).toHaveCount(2);
  await editor.trySaving();
  await expect(editor.refusal).toContainText('Button 1 › Address links to #jobs, a section that');
  await editor.closeDialog();
  await editor.write('title.actions.0.url', ' Hello@Example.com ');
  await buttons.first().click();
  await expect(editor.field('title.actions.0.label').locator(':focus')).toHaveCount(1);
  await editor.save();
  const { 'locales/en/translation.json': saved } = editor.changedFiles();
  expect(JSON.parse(String(saved)).page.about.title.actions).toEqual([
    { label: 'Get a quote', url: 'mailto:Hello@example.com' },
    { label: 'What we build', url: '#services' },
  ]);
});

test('A list’s items are added, moved and named', { tag: fullRun }, async ({ editor, page }) => {
  await editor.open(withoutPeople);
  await editor.openEntry('pictures');
  await editor.addPerson(0, 'Eleni Markou');
  await editor.addPerson(1, 'Jonas Weber');
  await expect(editor.preview.getByText('Jonas Weber')).toBeVisible();
  await page.mouse.wheel(0, 300);
  await editor
    .field('people')
    .getByRole('button', { name: /^Reorder/ })
    .first()
    .press('ArrowDown');
  await editor.save();
  const { 'content/about.json': saved } = editor.changedFiles();
  const names = JSON.parse(String(saved)).people.map(
    (person: NonNullable<About['people']>[number]) => person.name.en,
  );
  expect(names).toEqual(['Jonas Weber', 'Eleni Markou']);
});

test.describe('In German', () => {
  test.use({ locale: 'de-DE' });

  test('Entries, fields, hints and refusals are in the editor’s language', async ({
    editor,
    page,
  }) => {
    await editor.visit();
    await editor.open({}, 'Mit lokalem Repository arbeiten');
    await page.locator('.primary-sidebar').getByText('Ganze Website').click();
    await page.getByText('Unternehmen', { exact: true }).click();
    await expect(editor.field('phone')).toContainText('beginnt mit + und der Landesvorwahl');
    await editor.text('phone').fill('0210');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(editor.refusal).toContainText('Telefon ist keine wählbare Telefonnummer');
  });
});

for (const code of ['ar', 'de', 'el']) {
  test.describe(`In ${code}`, () => {
    test.use({ locale: code });

    test('no text of the CMS is in English', { tag: fullRun }, async ({ editor, page }) => {
      const [own, english] = [cmsTexts(code), cmsTexts('en-US')];
      const known = new Set(own.values());
      const foreign = [...english.values()].filter((text) => !known.has(text));
      const expectOwn = async () => {
        const shown = new Set(await page.evaluate(shownTexts));
        expect(shown.size).toBeGreaterThan(5);
        expect(foreign.filter((text) => shown.has(text))).toEqual([]);
      };
      const button = own.get('work_with_local_repo') ?? '';
      await editor.visit();
      await expect(page.getByRole('button', { name: button })).toBeVisible();
      await expectOwn();
      await editor.open({}, button);
      await expect(page.locator('.primary-sidebar')).toBeVisible();
      const views = {
        'collections/shared': '#collection-container [role="row"]',
        'collections/shared/entries/pictures': '[data-mode="edit"] img',
        assets: 'img',
      };
      for (const [view, part] of Object.entries(views)) {
        await editor.goTo(view);
        await expect(page.locator(part).filter({ visible: true }).first()).toBeVisible();
        await expectOwn();
      }
    });
  });
}

const cmsTexts = (code: string) =>
  flattenStrings(
    JSON.parse(readFileSync(`node_modules/@sveltia/cms/locales/${code}.json`, 'utf8')),
  );

/** Runs in the browser. */
const shownTexts = (): string[] =>
  [...document.querySelectorAll('body *')].flatMap((element) => [
    ...[...element.childNodes].flatMap((node) =>
      node instanceof Text ? (node.textContent ?? '').trim() : [],
    ),
    ...['aria-label', 'title', 'placeholder'].flatMap((name) => element.getAttribute(name) ?? []),
  ]);

test.describe('In a language that our labels lack', () => {
  test.use({ locale: 'sv-SE' });

  test('all is in English, or in the language that is chosen in the settings if our labels have it', {
    tag: fullRun,
  }, async ({ editor, page }) => {
    const sidebar = page.locator('.primary-sidebar');
    const choose = async (menu: string, settings: string, tab: string, language: string) => {
      await page.getByRole('button', { name: menu }).click();
      await page.getByRole('menuitem', { name: settings }).click();
      // The CMS loses clicks that come too early.
      await expect(async () => {
        await page.getByRole('tab', { name: tab }).click();
        await expect(page.getByRole('combobox')).toBeVisible({ timeout: 2000 });
      }).toPass();
      await page.getByRole('combobox').click();
      await page.getByRole('option', { name: language }).click();
    };
    await editor.open();
    await expect(sidebar).toContainText(/Collections.*Whole website/s);
    await choose('Show Account Menu', 'Settings', 'Language', 'Deutsch');
    await expect(sidebar).toContainText(/Sammlungen.*Ganze Website/s);
    await choose('Kontomenü anzeigen', 'Einstellungen', 'Sprache', '한국어');
    await expect(sidebar).toContainText(/Collections.*Whole website/s);
  });
});
