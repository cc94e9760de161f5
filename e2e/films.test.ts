import type { Page } from '@playwright/test';
import { openAtStandstill } from './exam-page.ts';
import { expect, test } from './fixtures.ts';
import { desk } from './windows.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const landing = '/csit/entrance-preparation';
const film = /\.(webm|mp4)/;

/** The names of the films that the page requests, in order. The list grows. */
function filmsAskedFor(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /([\w-]+?)-[\w-]{8}\.(?:webm|mp4)/.exec(request.url())?.[1];
    if (name !== undefined && names.at(-1) !== name) names.push(name);
  });
  return names;
}

/** Gives the page the time in which it would have requested a film. */
async function waitForIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

async function showResult(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('finalScore', '78');
    localStorage.setItem('totalQuestions', '100');
  });
  await page.goto('/result');
}

/** The page goes home by itself, so its time only goes on until the page requests the film. */
async function showThankYou(page: Page): Promise<void> {
  await openAtStandstill(page, '/thankyou');
  await expect(page.locator('video')).toBeAttached();
  while ((await page.locator('source').count()) === 0) await page.clock.runFor(10);
}

async function expectPosterOnly(page: Page): Promise<void> {
  await expect(page.locator('[data-film]')).toHaveCSS('background-image', /landing-light-[\w-]+\.webp/);
  await expect(page.locator('video')).not.toHaveAttribute('poster');
  await expect(page.locator('source')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /background video/ })).toHaveCount(0);
}

test('a film is muted, loops, stays in the page, and is nothing to a screen reader or the keyboard', async ({
  page,
}) => {
  for (const open of [
    () => page.goto(landing),
    () => page.goto('/exam/science'),
    () => page.goto('/exam/management'),
    () => showResult(page),
    () => showThankYou(page),
  ]) {
    await open();
    const video = page.locator('video');
    for (const name of ['muted', 'loop', 'playsinline']) await expect(video).toHaveAttribute(name, '');
    await expect(video).toHaveAttribute('preload', 'none');
    await expect(video).toHaveAttribute('aria-hidden', 'true');
    await expect(video).toHaveAttribute('tabindex', '-1');
    await expect(video).toHaveJSProperty('paused', false);
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.1);
  }
});

test('the film comes over its still, which stays as it stood before any script', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('[data-film]')?.setAttribute('data-before-script', '');
    });
  });
  await page.goto(landing);
  await expect(page.locator('[data-film][data-before-script] video')).toHaveJSProperty('paused', false);
  await expect(page.locator('[data-film]')).toHaveCount(1);
});

test('the still comes at once, and only that of the theme', async ({ page }) => {
  const stills: string[] = [];
  page.on('request', (request) => {
    const name = /([\w-]+)-[\w-]{8}\.webp/.exec(request.url())?.[1];
    if (name !== undefined) stills.push(name);
  });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto(landing);
  await waitForIdle(page);
  expect(stills).toEqual(['landing-dark']);
});

test.describe('a film that does not come', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('leaves its still, with nothing to pause', async ({ page }) => {
    await page.route(film, (route) => route.abort());
    const last = page.waitForEvent('requestfailed', (request) => request.url().includes('.mp4'));
    await page.goto(landing);
    await last;
    await expectPosterOnly(page);
  });
});

test('the film is asked for after the page has loaded, as WebM and in the theme in use', async ({ page }) => {
  const asked = filmsAskedFor(page);
  let loaded = false;
  page.once('load', () => (loaded = true));
  page.on('request', (request) => {
    if (film.test(request.url())) expect(loaded).toBe(true);
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(landing);
  await expect(page.locator('video')).toHaveJSProperty('paused', false);
  await expect.poll(() => asked).toEqual(['landing-light']);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => asked).toEqual(['landing-light', 'landing-dark']);
  await expect(page.locator('video')).toHaveAttribute('poster', /landing-dark/);
  await page.setViewportSize(desk);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Light' }).click();
  await expect(page.locator('video')).toHaveAttribute('poster', /landing-light/);
});

test('the thank-you film has the shape of the screen', async ({ page }) => {
  await showThankYou(page);
  await expect(page.locator('video')).toHaveAttribute('poster', /thankyou-portrait/);
  await expect(page.locator('source').first()).toHaveAttribute('src', /thankyou-portrait.+webm/);
  await page.setViewportSize(desk);
  await expect(page.locator('source').first()).toHaveAttribute('src', /thankyou-(?!portrait).+webm/);
  await expect(page.getByRole('button')).toHaveCount(0);
});

for (const where of ['landing', 'result'] as const) {
  test(`on the ${where} the film can be paused and played, by keyboard and by pointer`, async ({ page }) => {
    await (where === 'landing' ? page.goto(landing) : showResult(page));
    const video = page.locator('video');
    const pause = page.getByRole('button', { name: 'Pause the background video' });
    await expect(video).toHaveJSProperty('paused', false);
    const box = await pause.boundingBox();
    expect([box?.width, box?.height]).toEqual([48, 48]);
    await pause.focus();
    await page.keyboard.press('Enter');
    await expect(video).toHaveJSProperty('paused', true);
    await expect(page.getByRole('button', { name: 'Play the background video' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(video).toHaveJSProperty('paused', false);
    await expect(pause).toBeFocused();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await pause.click();
      await expect(video).toHaveJSProperty('paused', true);
      await page.getByRole('button', { name: 'Play the background video' }).click();
      await expect(video).toHaveJSProperty('paused', false);
    }
  });
}

test('a paused film stays so in the other theme, and is not fetched for it', async ({ page }) => {
  const asked = filmsAskedFor(page);
  await page.goto(landing);
  await page.getByRole('button', { name: 'Pause the background video' }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('video')).toHaveAttribute('poster', /landing-dark/);
  await waitForIdle(page);
  await expect(page.locator('video')).toHaveJSProperty('paused', true);
  expect(asked).toEqual(['landing-light']);
});

test('with reduced motion no film is asked for, on any screen', async ({ page }) => {
  const asked = filmsAskedFor(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(landing);
  await waitForIdle(page);
  await expectPosterOnly(page);
  await showResult(page);
  await waitForIdle(page);
  await page.goto('/thankyou');
  await waitForIdle(page);
  expect(asked).toEqual([]);
});

test('reduced motion asked for while a film plays brings the poster back', async ({ page }) => {
  await page.goto(landing);
  await expect(page.locator('video')).toHaveJSProperty('paused', false);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectPosterOnly(page);
  await expect(page.locator('video')).toHaveJSProperty('networkState', 0);
});

test('no film is asked for over a poor connection', async ({ page }) => {
  const asked = filmsAskedFor(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(landing);
  await waitForIdle(page);
  await expectPosterOnly(page);
  expect(asked).toEqual([]);
});

test('a browser that refuses to play shows the poster', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('not now', 'NotAllowedError'));
  });
  await page.goto(landing);
  await waitForIdle(page);
  await expectPosterOnly(page);
});
