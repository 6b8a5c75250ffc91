/** The editor's interface and our words in it follow the browser's language. */
import { tagOf } from './cases';
import { cmsWarnings, expect, test } from './editor';

test.use({ expectedMessages: cmsWarnings });

for (const { locale, direction, local, entry, label, message, save } of [
  {
    locale: 'de-AT',
    direction: 'ltr',
    local: 'Mit lokalem Repository arbeiten',
    entry: 'Seite „Über uns“',
    label: 'Titel, erste Zeile',
    message: 'Titel, erste Zeile hat 32 Zeichen statt höchstens 28. Bitte kürzen.',
    save: 'Speichern',
  },
  {
    locale: 'ar',
    direction: 'rtl',
    local: 'العمل مع مستودع محلي',
    entry: 'صفحة «من نحن»',
    label: 'العنوان، السطر الأول',
    message: 'العنوان، السطر الأول عدد أحرفه 32 والحد الأقصى 28. اختصره.',
    save: 'حفظ',
  },
]) {
  test.describe(`In a browser in ${locale}`, { tag: tagOf(locale) }, () => {
    test.use({ locale });

    test('Labels, hints and messages are in this language', async ({ editor, page }) => {
      await editor.open({}, local);
      await page.getByText(entry, { exact: true }).click();
      const title = editor.field('page.about.title');
      await title.locator('.header button[aria-expanded]').first().click();
      await expect(title.getByText(label, { exact: true })).toBeVisible();
      await editor.write('page.about.title.first', 'Software as calm as a summer sea');
      await expect(editor.warnings).toContainText(message);
      await expect(editor.warnings).toHaveCSS('direction', direction);
      await page.getByRole('button', { name: save, exact: true }).click();
      await expect(editor.fieldError('page.about.title.first')).toContainText(message);
      await expect(editor.preview.getByRole('heading', { level: 1 })).toBeInViewport();
    });
  });
}
