import { entry, heading, navigation, open, toggle } from './frame-page.ts';
import { desk, phone } from './windows.ts';
import { expect, test } from './fixtures.ts';

/** The side navigation, word for word. */
const sections = [
  ['School', [['Grade X', '/school/grade-x']]],
  ['NEB', [['Grade XII', '/school/grade-xii']]],
  ['Bachelor', [['BSc.CSIT', '/school/bsccsit']]],
  [
    'Exam Preparation',
    [
      ['Bridge Course for Science', '/plus-2-science/entrance-preparation'],
      ['Bridge Course for Management', '/plus-2-management/entrance-preparation'],
      ['B.Sc.CSIT Entrance', '/csit/entrance-preparation'],
      ['BCA Entrance', '/bca'],
    ],
  ],
  [
    'Online Examination',
    [
      ['+2 Science', '/exam/science'],
      ['+2 Management', '/exam/management'],
      ['B.Sc.CSIT Entrance', '/'],
      ['BCA Entrance', '/'],
    ],
  ],
] as const;

/** What stands below the list, in sight wherever the list is scrolled. */
const applications = [
  ['Notices', '/notices'],
  ['My application', '/my-application'],
] as const;

test.describe('on a first visit', () => {
  test.use({ navShown: true });

  for (const viewport of [phone, desk]) {
    test.describe(`${viewport.width} px wide`, () => {
      test.use({ viewport });

      test('the navigation is shown, with every heading and entry in its order and with its target', async ({
        page,
      }) => {
        await open(page);
        await expect(navigation(page)).toBeInViewport({ ratio: 0.99 });
        await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
        const shown = await navigation(page)
          .locator('h2')
          .evaluateAll((headings) =>
            headings.map((each) => [
              each.textContent,
              [...(each.parentElement?.querySelectorAll('a') ?? [])].map((link) => [
                link.textContent,
                link.getAttribute('href'),
              ]),
            ]),
          );
        expect(shown).toEqual(sections);
        const below = navigation(page).getByRole('list', { name: 'Applications' }).getByRole('link');
        const ways = await below.evaluateAll((links) =>
          links.map((link) => [link.textContent, link.getAttribute('href')]),
        );
        expect(ways).toEqual(applications);
        expect(await navigation(page).getByRole('link').count()).toBe(13);
        await expect(entry(page, 'My application')).toBeInViewport({ ratio: 1 });
      });
    });
  }

  test('every entry leads to its page and is marked there, and home marks none', async ({ page }) => {
    await page.setViewportSize(desk);
    await open(page, '/result');
    const marked = page.locator('#side [aria-current]');
    for (const [, entries] of sections) {
      for (const [place, [title, to]] of entries.entries()) {
        const sameName = entry(page, title);
        await (entries.length > 2 && place >= 2 && to === '/' ? sameName.last() : sameName.first()).click();
        await expect(page).toHaveURL(to);
        await expect(heading(page)).toBeVisible();
        await expect(marked).toHaveText(to === '/' ? [] : [title]);
        if (to === '/') continue;
        await expect(marked).toHaveAttribute('href', to);
        await expect(marked).toHaveAttribute('aria-current', 'page');
      }
    }
  });

  test.describe('over a phone’s page', () => {
    test('a press beside it closes it and leaves the focus on the menu control', async ({ page }) => {
      await open(page);
      await page.mouse.click(345, 500);
      await expect(navigation(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
      await expect(page).toHaveURL('/');
    });

    test('Escape closes it, with the focus back on the menu control', async ({ page }) => {
      await open(page);
      await entry(page, 'Grade XII').focus();
      await page.keyboard.press('Escape');
      await expect(navigation(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    });

    test('the menu control opens and closes it; opened, the focus is on its first entry', async ({ page }) => {
      await open(page);
      await toggle(page).click();
      await expect(navigation(page)).toBeHidden();
      await toggle(page).focus();
      await page.keyboard.press('Enter');
      await expect(navigation(page)).toBeVisible();
      await expect(entry(page, 'Grade X')).toBeFocused();
    });

    test('choosing an entry closes it, and reading goes on at the heading of the page', async ({ page }) => {
      await open(page);
      await entry(page, '+2 Management').click();
      await expect(navigation(page)).toBeHidden();
      await expect(heading(page)).toBeFocused();
      await expect(page).toHaveURL('/exam/management');
    });

    test('an entry that leads to the page where one is closes it too, and the focus is not lost', async ({ page }) => {
      await open(page);
      await entry(page, 'BCA Entrance').last().focus();
      await page.keyboard.press('Enter');
      await expect(navigation(page)).toBeHidden();
      await expect(heading(page)).toBeFocused();
      await expect(page).toHaveURL('/');
    });

    test('tabbing on from it into the page closes it, so that the focus is always seen', async ({ page }) => {
      await open(page);
      await page.getByRole('button', { name: 'English' }).focus();
      await page.keyboard.press('Tab');
      await expect(navigation(page)).toBeHidden();
      await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
    });

    test('the page neither scrolls sideways nor moves when it opens', async ({ page }) => {
      await open(page);
      const opened = await heading(page).boundingBox();
      await page.keyboard.press('Escape');
      await expect(navigation(page)).toBeHidden();
      expect(await heading(page).boundingBox()).toEqual(opened);
    });
  });

  test.describe('beside a wide page', () => {
    test.use({ viewport: desk });

    test('it covers nothing, and the menu control hides it and gives its room to the page', async ({ page }) => {
      await open(page);
      await expect(page.locator('[data-overlay]')).toBeHidden();
      const side = await navigation(page).boundingBox();
      expect((await page.getByRole('main').boundingBox())?.x).toBe((side?.x ?? 0) + (side?.width ?? 0));
      await toggle(page).click();
      await expect(navigation(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
      expect(await page.getByRole('main').boundingBox()).toMatchObject({ x: 0, width: desk.width });
    });

    test('neither Escape nor choosing an entry nor tabbing on hides it', async ({ page }) => {
      await open(page);
      await page.keyboard.press('Escape');
      await entry(page, '+2 Science').click();
      await expect(heading(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(navigation(page)).toBeVisible();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    });
  });

  test('the keyboard goes: skip link, menu, home, search, log in, each entry, the theme, the language, the page', async ({
    page,
  }) => {
    await open(page, '/exam/science');
    const order: string[] = [];
    for (let stop = 0; stop < 24; stop += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      const words = (await focused.getAttribute('aria-label')) ?? (await focused.innerText()).trim();
      // The other language is a picture of its name.
      order.push(words === '' ? ((await focused.getByRole('img').getAttribute('aria-label')) ?? '') : words);
    }
    expect(order).toEqual([
      'Skip to content',
      'Menu',
      'Tayari, home',
      'Search',
      'Log in',
      ...[...sections.flatMap(([, entries]) => [...entries]), ...applications].map(([title]) => title),
      'Light',
      'Dark',
      'System',
      'नेपाली',
      'English',
      'Start Exam',
    ]);
  });

  test('shown again, it is shown at the next visit', async ({ page }) => {
    await open(page);
    await page.keyboard.press('Escape');
    await expect(navigation(page)).not.toBeInViewport();
    await toggle(page).click();
    await page.reload();
    await expect(navigation(page)).toBeInViewport({ ratio: 0.99 });
  });
});

test('hidden, the keyboard passes it by', async ({ page }) => {
  await open(page, '/exam/science');
  await page.getByRole('link', { name: 'Log in' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Start Exam' })).toBeFocused();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('the entry that a page stands under is marked too', async ({ page }) => {
  await page.setViewportSize(desk);
  const marked = page.locator('#side [aria-current]');
  await open(page);
  await toggle(page).click();
  for (const [path, title] of [
    ['/exam/science/start', '+2 Science'],
    ['/exam-questions', 'Bridge Course for Science'],
    ['/csit-entrance/2076', 'B.Sc.CSIT Entrance'],
    ['/entrance-preparation/English/Pronouns', 'B.Sc.CSIT Entrance'],
  ] as const) {
    await open(page, path);
    await expect(marked).toHaveText([title]);
    await expect(marked).toHaveAttribute('aria-current', 'true');
  }
});
