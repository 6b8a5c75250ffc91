/** Legal texts: what the form shows, the page shows, also of what other programs put on the clipboard. */
import type { Locator } from '@playwright/test';
import { cmsWarnings, type Editor, expect, test } from './editor';

test.use({ expectedMessages: cmsWarnings });

const IMPRINT = 'content/imprint/en.md';

/** The lines that can be read, with `<b>` around bold text. */
const linesIn = (locator: Locator) =>
  locator.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const bold of copy.querySelectorAll('strong, b'))
      bold.textContent = `<b>${bold.textContent}</b>`;
    for (const line of copy.querySelectorAll('p, li, h2, h3')) line.append('\n');
    for (const rule of copy.querySelectorAll('hr')) rule.replaceWith('---\n');
    for (const line of copy.querySelectorAll('br')) line.replaceWith('\n');
    return (copy.textContent ?? '')
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter(Boolean);
  });

/** The preview and, after a save, the form opened again show what the form shows. */
async function expectPageToShow(editor: Editor, lines: string[]): Promise<void> {
  const page = editor.preview.locator('article > div');
  await expect.poll(() => linesIn(page)).toEqual(lines);
  await editor.save();
  await editor.openForm('imprint');
  await expect.poll(() => linesIn(editor.body)).toEqual(lines);
  await expect.poll(() => linesIn(page)).toEqual(lines);
}

test('A typed text is on the page as it is in the form: lines, stars, lists, bold parts', async ({
  editor,
  page,
}) => {
  await editor.open();
  await editor.openForm('imprint');
  await editor.body.click();
  const { keyboard } = page;
  await keyboard.type('Galini GmbH');
  await keyboard.press('Shift+Enter');
  await keyboard.type('Akti Miaouli 00');
  await keyboard.press('Enter');
  await keyboard.type('Nutzer*innen und Kund*innen, Leser_innen und _Hörer_');
  await keyboard.press('Enter');
  await keyboard.press('Control+b');
  await keyboard.type('Hinweis:');
  await keyboard.press('Control+b');
  await keyboard.type('Text');
  await keyboard.press('Control+b');
  await keyboard.type('(neu)');
  await keyboard.press('Control+b');
  await keyboard.press('Enter');
  await keyboard.type('- one');
  await keyboard.press('Shift+Enter');
  await keyboard.type('more');
  await keyboard.press('Enter');
  await keyboard.type('two');
  const lines = [
    'Galini GmbH',
    'Akti Miaouli 00',
    'Nutzer*innen und Kund*innen, Leser_innen und _Hörer_',
    '<b>Hinweis:</b>Text<b>(neu)</b>',
    'one',
    'more',
    'two',
  ];
  await expect.poll(() => linesIn(editor.body)).toEqual(lines);
  // A sign at the edge of bold words is saved outside of them, or the form would not find them again.
  lines[3] = '<b>Hinweis</b>:Text(<b>neu)</b>';
  await expectPageToShow(editor, lines);
});

test('What only Markdown takes for a list, a character, code or an empty heading is text', async ({
  editor,
  page,
}) => {
  await editor.open();
  await editor.openForm('imprint');
  await paste(editor, '<p>The <code>name</code> of</p>');
  for (const line of ['', '1) one', '2) two', '&copy; &amp;', '## ', 'end']) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.type('last');
  await expectPageToShow(editor, [
    'The name of',
    '1) one',
    '2) two',
    '&copy; &amp;',
    'end',
    'last',
  ]);
  await expect(editor.preview.locator('article').getByRole('heading')).toHaveCount(1);
});

const wordList = (text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

/** As each program copies a heading, bold and slanted words, a line break, a list and a rule. */
const copied = {
  Word: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0cm}</style></head><body lang=DE><!--StartFragment--><h2>Anbieter<o:p></o:p></h2><p class=MsoNormal>Galini GmbH<br>Akti Miaouli 00<o:p></o:p></p><p class=MsoNormal><b>Hinweis</b> an <i>alle</i>, <u>bitte</u> H<sub>2</sub>O<o:p></o:p></p>${wordList('eins')}${wordList('zwei')}<div class=MsoNormal align=center><hr size=2 width="100%" align=center></div><p class=MsoNormal><a href="http://www.example.com/"><span class=MsoHyperlink>Ende</span></a><o:p></o:p></p><!--EndFragment--></body></html>`,
  'Google Docs': `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400;">Anbieter</span></h2><p dir="ltr"><span style="font-weight:400;">Galini GmbH</span><span style="font-weight:400;"><br></span><span style="font-weight:400;">Akti Miaouli 00</span></p><p dir="ltr"><span style="font-weight:700;">Hinweis</span><span style="font-weight:400;"> an </span><span style="font-weight:400;font-style:italic;">alle</span><span style="font-weight:400;">, </span><span style="text-decoration:underline;">bitte</span><span> H</span><span style="font-size:0.6em;vertical-align:sub;">2</span><span>O</span></p><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>eins</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>zwei</span></p></li></ul><hr><p dir="ltr"><a href="http://www.example.com/"><span>Ende</span></a></p></b>`,
  LibreOffice: `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><style type="text/css">p { line-height: 115% }</style></head><body lang="de-DE" dir="ltr"><h2 class="western">Anbieter</h2>\n<p style="line-height: 100%">Galini GmbH<br/>\nAkti Miaouli 00</p>\n<p><b>Hinweis</b> an <i>alle</i>, <u>bitte</u> H<sub>2</sub>O</p>\n<ul>\n\t<li><p>eins</p></li>\n\t<li><p>zwei</p></li>\n</ul>\n<hr/>\n<p><a href="http://www.example.com/">Ende</a></p></body></html>`,
};

async function paste(editor: Editor, html: string): Promise<void> {
  await editor.body.click();
  await editor.body.evaluate((target, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    clipboardData.setData('text/plain', 'plain text');
    target.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);
}

for (const [program, html] of Object.entries(copied))
  test(`A text that is pasted from ${program} is on the page as it is in the form`, async ({
    editor,
  }) => {
    await editor.open();
    await editor.openForm('imprint');
    await paste(editor, html);
    const styles = await editor.body.evaluate((element) =>
      [...element.querySelectorAll('span, strong, em, i, u, sub')].map((part) => {
        const { fontStyle, textDecorationLine } = getComputedStyle(part);
        return `${fontStyle} ${textDecorationLine}`;
      }),
    );
    expect([...new Set(styles)]).toEqual(['normal none']);
    const page = editor.preview.locator('article');
    await expect(page.getByRole('listitem')).toHaveText(['eins', 'zwei']);
    const link = page.getByRole('link', { name: 'Ende' });
    await expect(link).toHaveAttribute('href', 'http://www.example.com/');
    await expectPageToShow(editor, [
      'Anbieter',
      'Galini GmbH',
      'Akti Miaouli 00',
      '<b>Hinweis</b> an alle, bitte H2O',
      'eins',
      'zwei',
      // Word's rules are in boxes that the form leaves out.
      ...(program === 'Word' ? [] : ['---']),
      'Ende',
    ]);
  });

test('Names of characters are the characters, in the form as on the page; a pasted table is refused with the reason, and nothing is saved', async ({
  editor,
}) => {
  const saved = '&copy; Galini, R&amp;D\n';
  await editor.open({ [IMPRINT]: saved });
  await editor.openEntry('imprint');
  await expect(editor.body).toHaveText('© Galini, R&D');
  await expect(editor.preview.locator('article > div')).toHaveText('© Galini, R&D');
  await paste(editor, '<table><tr><td>Name</td><td>Table</td></tr></table>');
  await expect(editor.preview.locator('article > div')).toContainText('Table');
  await editor.trySaving();
  await expect(editor.refusal).toContainText('a table');
  expect(String(editor.readFile(IMPRINT))).toBe(saved);
});
