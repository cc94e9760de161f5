import { expectQuestion, next, programStarted } from './exam-page.ts';
import { desk } from './windows.ts';
import { expect, missingPage, test } from './fixtures.ts';

test('a page has the same address in Nepali, and each names the other', async ({ page }) => {
  await page.goto('/ne/csit/entrance-preparation');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
  await expect(page).toHaveTitle('B.Sc.CSIT प्रवेश परीक्षा तयारी · Tayari');
  const named = (at: string) =>
    page
      .locator(`head link[rel=alternate][hreflang=${at}]`)
      .evaluate((link) => new URL((link as HTMLLinkElement).href).pathname);
  // An open page, a timed one, and one that the build did not make.
  for (const path of ['/csit/entrance-preparation', '/csit-entrance/2074', '/school/grade-x']) {
    for (const address of [`/ne${path}`, path]) {
      await page.goto(address);
      expect(await named('ne')).toBe(`/ne${path}`);
      expect(await named('en')).toBe(path);
      expect(await named('x-default')).toBe(path);
    }
  }
});

test('links of a Nepali page lead to Nepali pages', async ({ page }) => {
  await page.goto('/ne/csit');
  await programStarted(page);
  await page.getByRole('link', { name: 'Tayari, गृहपृष्ठ' }).click();
  await expect(page).toHaveURL('/ne');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('परीक्षाअघि नै परीक्षाको अभ्यास।');
});

test.describe('beside the page', () => {
  test.use({ viewport: desk, navShown: true });

  test('the switch keeps place, query, choice and focus, and is remembered', async ({ page, context }) => {
    await page.goto('/csit-entrance/2074?from=home');
    await expectQuestion(page, 1);
    await page.getByRole('radio').nth(2).check();
    await page.getByRole('button', { name: 'नेपाली' }).click();
    await expect(page).toHaveURL('/ne/csit-entrance/2074?from=home');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
    await expect(page.getByRole('radio').nth(2)).toBeChecked();
    await expect(page.getByRole('button', { name: 'नेपाली' })).toBeFocused();
    expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('ne');

    await page.getByRole('button', { name: 'English' }).click();
    await expect(page).toHaveURL('/csit-entrance/2074?from=home');
    await expect(page.getByRole('radio').nth(2)).toBeChecked();
    await expect(page.getByRole('button', { name: 'English' })).toBeFocused();
  });
});

test.describe('in a unit quiz', () => {
  test.use({ viewport: desk, navShown: true });
  const quiz = '/school/grade-x-science-and-technology/chapter-quiz/101';

  test('the switch keeps the question and its choice, and so does a reload', async ({ page }) => {
    await page.goto(quiz);
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    await expectQuestion(page, 1);
    await page.getByRole('radio').first().check();
    await next(page);
    await expectQuestion(page, 2);
    await page.getByRole('radio').nth(1).check();
    const options = await page
      .getByRole('radio')
      .evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value));
    await page.getByRole('button', { name: 'नेपाली' }).click();
    await expect(page).toHaveURL(`/ne${quiz}`);
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    expect(
      await page.getByRole('radio').evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value)),
    ).toEqual(options);
    await page.reload();
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(page.getByRole('button', { name: 'क्विज सुरु गर्नुहोस्' })).toBeVisible();
    const home = await page.locator('main nav').getByRole('link', { name: 'गृहपृष्ठ' }).boundingBox();
    expect(home?.height, 'a finger meets a link of the way as well as in English').toBeGreaterThanOrEqual(40);
  });
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedErrors: [missingPage] });

  test('says so in the language of the address', async ({ page }) => {
    const answer = await page.goto('/ne/nowhere');
    expect(answer?.status()).toBe(404);
    await programStarted(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('पृष्ठ भेटिएन');
    await expect(page.getByText('/ne/nowhere')).toBeVisible();
    const aside = await page
      .locator('[data-roll] b')
      .first()
      .evaluate((box) => {
        const figure = document.createRange();
        figure.selectNodeContents(box);
        const [inner, outer] = [figure.getBoundingClientRect(), box.getBoundingClientRect()];
        return Math.abs(inner.top + inner.bottom - outer.top - outer.bottom) / 2;
      });
    expect(aside, 'a figure stands in the middle of its box').toBeLessThan(2);
    await page.getByRole('main').getByRole('button', { name: 'English' }).click();
    await expect(page).toHaveURL('/nowhere');
    // As a drawing, it has no underline of its own.
    const nepali = page.getByRole('main').getByRole('button', { name: 'नेपाली' }).locator('svg');
    await expect(nepali).toHaveCSS('border-bottom-style', 'solid');
  });
});

test('a first visit in English loads no Devanagari face, with the menu open too', async ({ page }) => {
  const faces: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') faces.push(request.url());
  });
  await page.goto('/');
  await programStarted(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'नेपाली' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(faces.filter((url) => url.includes('nepali'))).toEqual([]);
  expect(faces.length).toBeGreaterThan(0);
});
