import type { Page } from '@playwright/test';
import { behaviourCases, chromiumOnly, inEach, tagOf } from './cases';
import { rewrite } from './rewrite';
import {
  awaitMotion,
  countLines,
  english,
  expect,
  languages,
  scrollToMotion,
  test,
  visit,
} from './site';

const heading = (page: Page) => page.locator('#page-location');
const typed = (page: Page) => heading(page).locator('[data-moving]');

inEach(behaviourCases, ({ code, width, words, pathOf }) => {
  const { slides } = words.about.map;
  const path = pathOf('/about/');

  test('the heading types its phrases in turn, letter by letter, in a box of constant height', async ({
    page,
  }) => {
    await page.clock.install();
    // The library adds up to half as much to each letter, to seem human.
    await page.addInitScript(() => Object.assign(Math, { random: () => 0 }));
    await visit(page, path);
    await scrollToMotion(page);
    const name = slides.join('. ');
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toHaveCount(1);

    const moments = await watchTyping(page);
    const texts = moments.map(({ text }) => text);
    const whole = texts.filter((text) => slides.includes(text));
    const first = slides.indexOf(whole[0] ?? '');
    expect(whole.length, 'phrases in half a minute').toBeGreaterThan(3);
    expect(whole).toEqual(whole.map((_, i) => slides[(first + i) % slides.length]));
    expect(texts.length, 'letters typed one by one').toBeGreaterThan(50);
    expect(new Set(moments.map(({ height }) => height)).size).toBe(1);
    const took = moments.slice(1).map(({ text, time }, i) => {
      const { text: before = '', time: start = 0 } = moments[i] ?? {};
      return { before, isTyped: before !== '' && text.startsWith(before), time: time - start };
    });
    const typing = took.filter(({ isTyped }) => isTyped).map(({ time }) => time);
    const reading = took.filter(({ before }) => slides.includes(before)).map(({ time }) => time);
    expect(average(typing), 'per letter').toBeCloseTo(60, -1);
    expect(average(reading), 'per phrase').toBeGreaterThan(2950);
    expect(average(reading), 'per phrase').toBeLessThan(3200);

    // Paused, it shows the phrase that it was typing, with which it goes on. The English ones begin alike.
    const [, second = ''] = slides;
    const part = second.slice(0, -4);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
    for (let steps = 0; steps < 1500 && (await typed(page).textContent()) !== part; steps += 1)
      await page.clock.runFor(30);
    await expect(typed(page)).toHaveText(part);
    const button = page.getByRole('button', { name: words.labels.pause });
    await button.click();
    await expect(typed(page)).toHaveText(second);
    expect(await watchTyping(page)).toEqual([]);
    // Also before its first letter.
    await button.dblclick();
    await expect(typed(page)).toHaveText(second);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    const resumed = (await watchTyping(page)).map(({ text }) => text);
    expect(resumed.find((text) => slides.includes(text))).toBe(second);
  });

  test('the heading lists its phrases for a browser’s translator, which would translate single letters', async ({
    page,
  }) => {
    await visit(page, path);
    await scrollToMotion(page);
    await page.locator('html').evaluate((root) => {
      root.setAttribute('lang', 'fr');
      root.classList.add('translated-ltr');
    });
    for (const phrase of slides) {
      const text = heading(page).getByText(phrase, { exact: true });
      await expect(text.filter({ visible: true })).toHaveCount(1);
    }
    await expect(typed(page)).toBeHidden();
  });

  test('the heading shows all phrases, each in one line, and no button while motion is reduced', {
    tag: chromiumOnly,
  }, async ({ page }) => {
    const expectStill = async () => {
      for (const phrase of slides) {
        const text = heading(page).getByText(phrase, { exact: true });
        await expect(text.filter({ visible: true })).toHaveCount(1);
        // The German phrases are longer than a phone's line.
        if (code !== 'de' || width === 'wide')
          expect(await text.filter({ visible: true }).evaluate(countLines), phrase).toBe(1);
      }
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await expect(typed(page)).toBeHidden();
    };
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path);
    await heading(page).scrollIntoViewIfNeeded();
    await expectStill();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await awaitMotion(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectStill();
  });
});

test('Emoji, letters with marks, and signs that typed.js would obey are typed and erased whole', async ({
  page,
}) => {
  const [phrase = ''] = english.words.about.map.slides;
  const emoji = 'Zoë 👨‍👩‍👧 🇬🇷 ❤️ 1️⃣ नी `x` ^100 <b>a;b</b>';
  await rewrite(page, '**/about/', (html) =>
    html.replaceAll(phrase, emoji.replaceAll('<', '&lt;')),
  );
  await page.clock.install();
  await visit(page, english.pathOf('/about/'));
  await scrollToMotion(page);
  const graphemes = [...new Intl.Segmenter('en').segment(emoji)].map(({ segment }) => segment);
  const wholes = graphemes.map((_, index) => graphemes.slice(0, index + 1).join(''));
  const texts = (await watchTyping(page)).map(({ text }) => text);
  const parts = texts.filter((text) => text.startsWith('Zo'));
  expect(parts).toContain(emoji);
  expect(parts.lastIndexOf(wholes[3] ?? ''), 'erased').toBeGreaterThan(parts.indexOf(emoji));
  expect(parts.filter((text) => !wholes.includes(text))).toEqual([]);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  for (const { code, words, pathOf } of languages)
    test(`In ${code} copied text has each phrase once (${reducedMotion})`, {
      tag: [reducedMotion === 'reduce' ? chromiumOnly : [], tagOf(code)].flat(),
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await visit(page, pathOf('/about/'));
      await heading(page).scrollIntoViewIfNeeded();
      if (reducedMotion === 'no-preference') {
        await awaitMotion(page);
        // A part of a phrase would not be counted.
        const whole = () =>
          typed(page).evaluate(
            ({ textContent }, all) => all.includes(textContent ?? ''),
            words.about.map.slides,
          );
        await expect.poll(whole).toBe(true);
      }
      const copied = await page.evaluate(() => {
        window.getSelection()?.selectAllChildren(document.body);
        return String(window.getSelection()).replace(/\s+/g, ' ');
      });
      const { title, map, ...about } = words.about;
      const { first, second, third } = title;
      for (const text of [`${first} ${second} ${third}`, ...map.slides, about.mission?.title ?? ''])
        expect(copied.split(text), text).toHaveLength(2);
    });

const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Each text that is typed within half a minute of the page's time, when, and the height of the heading. */
async function watchTyping(page: Page) {
  const moments = await typed(page).evaluateHandle((element) => {
    const seen: { text: string; time: number; height: number }[] = [];
    const look = () => {
      const text = element.textContent ?? '';
      const { height = 0 } = element.closest('h2')?.getBoundingClientRect() ?? {};
      if (text !== seen.at(-1)?.text) seen.push({ text, time: Date.now(), height });
    };
    const changes = { characterData: true, childList: true, subtree: true };
    new MutationObserver(look).observe(element, changes);
    return seen;
  });
  await page.clock.runFor(30_000);
  return moments.jsonValue();
}
