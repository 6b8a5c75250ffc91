/** What screen readers read, as far as it can be tested without one; docs/quality.md says where one was heard. */
import { everyCase } from './cases';
import { awaitMotion, company, expect, test, visit } from './site';

for (const { language, width, viewport } of everyCase) {
  const { code, words, pathOf } = language;
  const { labels, about } = words;

  test(`On a ${width} screen in ${code} texts are spoken as wholes, where they are shown`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await visit(page, pathOf('/about/'));
    const { first, second, third } = about.title;
    const name = `${first} ${second} ${third}`;
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveAccessibleName(name);
    // Joined, the lines have spaces between them.
    expect(await title.locator('[aria-hidden]').textContent()).toBe(name);

    const mission = page.getByRole('region', { name: about.mission?.title ?? '' });
    const label = mission.getByRole('paragraph').first();
    await expect(label).toMatchAriaSnapshot(`- paragraph: ${about.mission?.label}`);
    const spoken = await page
      .locator('.spoken')
      .evaluateAll((elements) =>
        elements.map((element) => [
          getComputedStyle(element).textTransform,
          element.getBoundingClientRect().left >= 0,
          element.getBoundingClientRect().right <= window.innerWidth,
        ]),
      );
    expect(spoken.length).toBeGreaterThan(4);
    for (const each of spoken) expect(each).toEqual(['none', true, true]);

    const location = page.getByRole('region', { name: about.map.slides.join('. ') });
    const contacts = [
      `${labels.address}: ${about.map.address} (${labels.newTab})`,
      `${labels.phone}: ${company.phone}`,
      `${labels.email}: ${company.email}`,
    ];
    for (const contact of contacts)
      await expect(location.getByRole('link', { name: contact, exact: true })).toHaveCount(1);
    // One text node ends with the space, as screen readers leave out a node of its own.
    const year = page.getByRole('contentinfo').getByText('©');
    expect(await year.evaluate(({ firstChild }) => firstChild?.textContent)).toMatch(/^© \d{4} $/);

    await location.scrollIntoViewIfNeeded();
    await awaitMotion(page);
    for (const pressed of [false, true, false]) {
      const button = location.getByRole('button', { name: labels.pause, exact: true, pressed });
      await expect(button).toBeVisible();
      await button.click();
    }
  });
}
