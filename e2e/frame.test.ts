import type { Locator, Page } from '@playwright/test';
import { openAtStandstill, stored } from './exam-page.ts';
import { expect, missingPage, test } from './fixtures.ts';

/** The side navigation, to the letter. */
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

const titles = {
  '/': 'Home',
  '/login': 'Log in',
  '/register': 'Register',
  '/csit/entrance-preparation': 'B.Sc.CSIT Entrance Preparation',
  '/csit/entrance-questions': 'B.Sc.CSIT entrance test',
  '/entrance-preparation/English/Tag%20Questions': 'English: Tag Questions',
  '/csit-entrance/2075': '2075 Entrance Questions',
  '/plus-2-science/entrance-preparation': '+2 Science Entrance Preparation',
  '/exam-questions': 'Category test',
  '/exam/management': 'Entrance Examination of +2 Management',
  '/exam/science/start': '+2 Science examination',
  '/thankyou': 'Thank you',
  '/result': 'Result',
} as const;

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

/** The background of the page, by theme. */
const paper = { light: 'rgb(251, 250, 246)', dark: 'rgb(17, 17, 40)' };

const toggle = (page: Page): Locator => page.getByRole('button', { name: 'Menu' });
const navigation = (page: Page): Locator => page.locator('.side');
const entry = (page: Page, name: string): Locator => navigation(page).getByRole('link', { name, exact: true });
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expect(heading(page)).toBeVisible();
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, room } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  expect(content).toBe(room);
}

const profile = { token: 'a-token', user: { id: 1, name: 'Sita', email: 'sita@example.com', role: 'student' } };

/** Opens a page with a stored profile that the server knows. */
async function openSignedIn(page: Page): Promise<void> {
  await page.route('**/api/me', (route) => route.fulfill({ json: profile.user }));
  await page.goto('/exam/science');
  await page.evaluate((text) => localStorage.setItem('profile', text), JSON.stringify(profile));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
}

async function answerLogout(page: Page): Promise<void> {
  await page.route('**/api/logout', (route) => route.fulfill({ json: { message: 'Logout Successfully.' } }));
}

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
        expect(await navigation(page).getByRole('link').count()).toBe(11);
      });

      test('every entry leads to its page, or to a page that says what is missing', async ({ page }) => {
        await open(page);
        for (const [, entries] of sections) {
          for (const [place, [title, to]] of entries.entries()) {
            await page.goto('/result');
            if (!(await navigation(page).isVisible())) await toggle(page).click();
            const sameName = entry(page, title);
            await (entries.length > 2 && place >= 2 && to === '/' ? sameName.last() : sameName.first()).click();
            await expect(page).toHaveURL(to);
            await expect(heading(page)).toBeVisible();
          }
        }
      });
    });
  }

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
      await page.getByRole('button', { name: 'System' }).focus();
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
      await expect(page.locator('.overlay')).toBeHidden();
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

  test('the keyboard goes: skip link, menu, home, log in, each entry, the theme, the page', async ({ page }) => {
    await open(page, '/exam/science');
    const order: string[] = [];
    for (let stop = 0; stop < 19; stop += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      order.push((await focused.getAttribute('aria-label')) ?? (await focused.innerText()).trim());
    }
    expect(order).toEqual([
      'Skip to content',
      'Menu',
      'Tayari, home',
      'Log in',
      ...sections.flatMap(([, entries]) => entries.map(([title]) => title)),
      'Light',
      'Dark',
      'System',
      'Start Exam',
    ]);
  });

  test('what is hidden and the theme survive a reload, an exam start and a cleared storage', async ({ page }) => {
    await open(page, '/exam/science');
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect(page.locator('body')).toHaveCSS('background-color', paper.dark);
    await page.keyboard.press('Escape');
    const expectKept = async () => {
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(navigation(page)).toBeHidden();
      await expect(page.locator('body')).toHaveCSS('background-color', paper.dark);
    };
    await page.reload();
    await expectKept();
    await page.getByRole('link', { name: 'Start Exam' }).click();
    await expect(page).toHaveURL('/exam/science/start');
    await expectKept();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.reload();
    await expectKept();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /nav|theme/.test(key)))).toEqual([]);
    expect((await page.context().cookies()).map(({ name, value, expires }) => [name, value, expires > 0])).toEqual(
      expect.arrayContaining([
        ['nav', 'hidden', true],
        ['theme', 'dark', true],
      ]),
    );
  });

  test('shown again, it is shown at the next visit', async ({ page }) => {
    await open(page);
    // A key that is pressed before the program is there closes nothing.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(navigation(page)).not.toBeInViewport({ timeout: 1000 });
    }).toPass();
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

test('before any script of the page has run, what is kept is already so', async ({ page, server }) => {
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: server.url }]);
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html[data-theme=dark][data-nav=hidden]')).toBeAttached();
  await expect(page.locator('body')).toHaveCSS('background-color', paper.dark);
  scripts.resolve();
  await expect(heading(page)).toBeVisible();
});

test('the theme is light, dark, or as the system has it, and the browser’s own frame follows', async ({ page }) => {
  const body = page.locator('body');
  const frameColours = () =>
    page.locator('meta[name=theme-color]').evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page);
  await expect(body).toHaveCSS('background-color', paper.dark);
  await toggle(page).click();
  await expect(page.getByRole('button', { name: 'System', pressed: true })).toBeVisible();

  await page.getByRole('button', { name: 'Light' }).click();
  await expect(body).toHaveCSS('background-color', paper.light);
  expect(await frameColours()).toEqual(['#FBFAF6', '#FBFAF6']);
  await page.reload();
  await expect(body).toHaveCSS('background-color', paper.light);
  await expect(page.getByRole('button', { name: 'Light', pressed: true })).toBeVisible();
  expect(await frameColours()).toEqual(['#FBFAF6', '#FBFAF6']);

  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Light' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Dark', pressed: true })).toBeVisible();
  await expect(body).toHaveCSS('background-color', paper.dark);

  await page.getByRole('button', { name: 'System' }).click();
  await expect(body).toHaveCSS('background-color', paper.light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(body).toHaveCSS('background-color', paper.dark);
  expect(await frameColours()).toEqual(['#FBFAF6', '#111128']);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('theme');
});

test('the entry of the page is marked, of the pages under it too, and home marks none', async ({ page }) => {
  await page.setViewportSize(desk);
  const marked = page.locator('.side [aria-current]');
  await open(page);
  await toggle(page).click();
  await expect(marked).toHaveCount(0);
  for (const [, entries] of sections) {
    for (const [title, to] of entries) {
      if (to === '/') continue;
      await open(page, to);
      await expect(marked).toHaveText([title]);
      await expect(marked).toHaveAttribute('href', to);
      await expect(marked).toHaveAttribute('aria-current', 'page');
    }
  }
  await open(page, '/exam/science/start');
  await expect(marked).toHaveText(['+2 Science']);
  await expect(marked).toHaveAttribute('aria-current', 'true');
  for (const [path, title] of [
    ['/exam-questions', 'Bridge Course for Science'],
    ['/csit-entrance/2076', 'B.Sc.CSIT Entrance'],
    ['/entrance-preparation/English/Pronouns', 'B.Sc.CSIT Entrance'],
  ] as const) {
    await open(page, path);
    await expect(marked).toHaveText([title]);
    await expect(marked).toHaveAttribute('aria-current', 'true');
  }
});

test('the skip link is seen when it has the focus, and puts it on the content', async ({ page }) => {
  await open(page, '/exam/science');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 0.99 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Start Exam' })).toBeFocused();
  await expect(page).toHaveURL('/exam/science');
});

for (const [path, title] of Object.entries(titles)) {
  test(`${path} has the title '${title} · Tayari', is English, and leaves out no heading level`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Tayari`);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const headings = page.getByRole('main').getByRole('heading');
    const levels = await headings.evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)).toEqual([]);
  });
}

test('a page opens at its top with the focus on its heading; Back is where one was', async ({ page }) => {
  await open(page);
  await expect(page.locator('.progs a').first()).toBeVisible();
  const ticket = page.getByRole('main').getByRole('link', { name: /^\+2 Management/ });
  await ticket.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(500);
  await ticket.click();
  await expect(page).toHaveTitle('Entrance Examination of +2 Management · Tayari');
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveTitle('Home · Tayari');
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('.progs a').first()).toBeVisible();
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThanOrEqual(2);

  await page.goForward();
  await expect(page).toHaveTitle('Entrance Examination of +2 Management · Tayari');
  await expect(heading(page)).toBeFocused();
});

test('on a wide page the bar names the page, and home by the name of Tayari alone', async ({ page }) => {
  await page.setViewportSize(desk);
  const bar = page.getByRole('banner');
  await open(page, '/exam/science');
  await expect(bar.getByText('Entrance Examination of +2 Science')).toBeVisible();
  await bar.getByRole('link', { name: 'Tayari, home' }).click();
  await expect(page).toHaveURL('/');
  await expect(bar.getByText('Home')).toHaveCount(0);
});

test.describe('nobody signed in', () => {
  test('a link leads to the log-in page', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/login');
  });

  for (const [name, text] of Object.entries({
    'is cut short': '{',
    'is empty': '',
    'is null': 'null',
    'is a list': '[{"token":"a"}]',
    'is a text': '"a-token"',
    'has no token': '{"user":{"id":1,"name":"Sita"}}',
    'has a number for a token': '{"token":7}',
    'has a list for a token': '{"token":["a"]}',
    'has an empty token': '{"token":""}',
    'has a token that no header can carry': '{"token":"टोकन"}',
    'has a huge token': JSON.stringify({ token: 'x'.repeat(4_000_000) }),
    'is huge': 'x'.repeat(4_000_000),
  })) {
    test(`a stored profile that ${name} is nobody, and the page stands`, async ({ page }) => {
      await page.goto('/exam/science');
      await page.evaluate((profileText) => localStorage.setItem('profile', profileText), text);
      await page.reload();
      await expect(heading(page)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
    });
  }
});

test.describe('signed in', () => {
  test('the log-out icon stands in place of the link, at a reload and on every page', async ({ page }) => {
    await openSignedIn(page);
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Tayari, home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  });

  test('logging out asks the server with the token, clears all that is stored, and shows its message at the top right', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSignedIn(page);
    await answerLogout(page);
    await page.evaluate(() => {
      localStorage.setItem('score', '3');
      localStorage.setItem('something else', 'x');
      sessionStorage.setItem('something', 'x');
    });
    const asked = page.waitForRequest('**/api/logout');
    await page.getByRole('button', { name: 'Log out' }).click();
    const request = await asked;
    expect(request.method()).toBe('POST');
    expect(request.postData()).toBeNull();
    expect(await request.headerValue('authorization')).toBe('Bearer a-token');
    const toast = page.locator('.toast').filter({ hasText: 'Logout Successfully.' });
    await expect(toast).toBeVisible();
    const box = await toast.boundingBox();
    expect(phone.width - (box?.x ?? 0) - (box?.width ?? 0)).toBeCloseTo(16, 0);
    expect(box?.y).toBeLessThan(100);
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(await stored(page, 'profile')).toBeUndefined();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(await page.evaluate(() => sessionStorage.getItem('something'))).toBeNull();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  test('another tab hears of it', async ({ page }) => {
    await openSignedIn(page);
    await answerLogout(page);
    const other = await page.context().newPage();
    await other.route('**/api/me', (route) => route.fulfill({ json: profile.user }));
    await other.goto('/result');
    await expect(other.getByRole('button', { name: 'Log out' })).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(other.getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  test('by keyboard too', async ({ page }) => {
    await openSignedIn(page);
    await answerLogout(page);
    await page.getByRole('button', { name: 'Log out' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.toast')).toContainText('Logout Successfully.');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCount(1);
  });

  test.describe('without the server', () => {
    // One pattern: Playwright takes a list of two for a value and its options.
    test.use({ expectedErrors: [/Failed to load resource|ApiError/] });

    for (const [name, failure] of Object.entries({
      'that says no': { status: 500, json: { message: 'Something broke.', code: 'internal' } },
      'out of reach': undefined,
    })) {
      test(`${name}, logging out here is done all the same; the failure is only logged`, async ({ page }) => {
        await openSignedIn(page);
        await page.route('**/api/logout', (route) => (failure ? route.fulfill(failure) : route.abort()));
        const logged = page.waitForEvent('console', (message) => message.text().includes('ApiError'));
        await page.getByRole('button', { name: 'Log out' }).click();
        expect((await logged).type()).toBe('error');
        await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
        await expect(page.locator('.toast')).toHaveCount(0);
        await expect(page.getByRole('alert')).toHaveCount(0);
        expect(await stored(page, 'profile')).toBeUndefined();
      });
    }
  });
});

test.describe('a message', () => {
  async function showMessage(page: Page): Promise<Locator> {
    await page.addInitScript((text) => localStorage.setItem('profile', text), JSON.stringify(profile));
    await page.route('**/api/me', (route) => route.fulfill({ json: profile.user }));
    await answerLogout(page);
    await openAtStandstill(page, '/exam/science');
    await page.getByRole('button', { name: 'Log out' }).click();
    const toast = page.locator('.toast');
    await expect(toast).toHaveText('Logout Successfully.');
    return toast;
  }

  test('is there for 5000 ms and no longer', async ({ page }) => {
    const toast = await showMessage(page);
    await page.clock.runFor(4999);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1);
    await expect(toast).toHaveCount(0);
  });

  test('waits while the pointer is on it, and then has what was left', async ({ page }) => {
    const toast = await showMessage(page);
    await page.clock.runFor(2000);
    await toast.hover();
    await page.clock.runFor(60_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(5, 700);
    await page.clock.runFor(2999);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1);
    await expect(toast).toHaveCount(0);
  });

  test('waits while its button has the focus, and goes at its press', async ({ page }) => {
    const toast = await showMessage(page);
    await toast.getByRole('button', { name: 'Dismiss' }).focus();
    await page.clock.runFor(60_000);
    await expect(toast).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(toast).toHaveCount(0);
  });

  test('is read out', async ({ page }) => {
    const toast = await showMessage(page);
    await expect(page.locator('[aria-live=polite]').filter({ has: toast })).toHaveCount(1);
    await expect(toast.and(page.locator('[role]'))).toHaveCount(0);
    await expect(page.getByRole('region')).toHaveCount(0);
  });
});

test.describe('at any width', () => {
  test.use({ expectedErrors: [missingPage] });

  for (const width of [320, 360, 768, 1280]) {
    for (const textSize of ['100%', '200%']) {
      test(`${width} px wide with text at ${textSize} nothing scrolls sideways and nothing of the frame is cut off`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 740 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const path of ['/', '/exam/science', `/nowhere/${'x'.repeat(150)}`]) {
          await open(page, path);
          await page.evaluate((size) => {
            document.documentElement.style.fontSize = size;
          }, textSize);
          await expectNoSidewaysScroll(page);
          const login = await page.getByRole('link', { name: 'Log in' }).evaluate((link) => {
            const words = document.createRange();
            words.selectNodeContents(link);
            return { right: words.getBoundingClientRect().right, lines: words.getClientRects().length };
          });
          expect(login.lines).toBe(1);
          expect(login.right).toBeLessThanOrEqual(width);
          await toggle(page).click();
          await expect(navigation(page)).toBeVisible();
          await expectNoSidewaysScroll(page);
          const cut = await navigation(page)
            .locator('a, h2, button')
            .evaluateAll((all) =>
              all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
            );
          expect(cut).toEqual([]);
          await page.getByRole('button', { name: 'System' }).focus();
          await expect(page.getByText('System')).toBeInViewport();
          await toggle(page).click();
          await expect(navigation(page)).toBeHidden();
        }
      });
    }
  }
});
