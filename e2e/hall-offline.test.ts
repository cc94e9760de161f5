import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { openLink } from '#server/testing/link.ts';
import { expect, test } from './fixtures.ts';
import { onQuestion, saved, sealedExamination } from './hall-page.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * A candidate's phone: a browser whose profile stays after it closes. It reaches the server through its own line. A cut line holds back all
 * that the phone sends, also its service worker's requests, and no browser reports that.
 */
function phoneOf(address: string, now: () => number) {
  const profile = mkdtempSync(join(tmpdir(), 'tayari-phone-'));
  let context: BrowserContext | null = null;

  async function open(): Promise<Page> {
    await context?.close();
    context = await chromium.launchPersistentContext(profile);
    await context.clock.setSystemTime(now());
    const [page] = context.pages();
    if (!page) throw new Error('The browser has no page.');
    return page;
  }

  /** Each way in which a candidate leaves a page and comes back. Returns the page that shows the hall then. */
  const waysBack: Record<string, (page: Page) => Promise<Page>> = {
    reload: async (page) => {
      await page.reload();
      return page;
    },
    'back and forward': async (page) => {
      await page.goBack();
      await page.goForward();
      return page;
    },
    'a second tab, the first one closed': async (page) => {
      const tab = await page.context().newPage();
      await tab.goto(address);
      await page.close();
      return tab;
    },
    'the browser closed and opened again': async () => {
      const page = await open();
      // The page to go back to.
      await page.goto(address.slice(0, address.lastIndexOf('/')));
      await page.goto(address);
      return page;
    },
  };
  return {
    open,
    waysBack: Object.entries(waysBack),
    close: async () => {
      await context?.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

test('a candidate comes back to the same screen in each phase, without a network from the key on', async ({
  server,
}) => {
  const code = 'AWAY-1';
  const examination = await sealedExamination(server, { code });
  const line = await openLink(() => server.url);
  const address = `${line.url}/hall/${code}`;
  const phone = phoneOf(address, server.now);
  let page = await phone.open();
  async function comeBack(phase: string, shows: (page: Page) => Promise<void>): Promise<void> {
    for (const [way, leave] of phone.waysBack) {
      await test.step(`${phase}: ${way}`, async () => {
        page = await leave(page);
        await shows(page);
      });
    }
  }
  // The page to go back to.
  await page.goto(`${line.url}/hall`);
  await page.goto(address);
  await comeBack('sign-in', (shown) => expect(shown.getByLabel('PIN')).toBeVisible());
  await page.getByLabel('Symbol number').fill('1001');
  await page.getByLabel('PIN').fill('11111111');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const checked = (shown: Page) => expect(shown.getByRole('button', { name: 'To the waiting room' })).toBeVisible();
  await checked(page);
  await comeBack('device check', checked);
  await page.getByRole('button', { name: 'To the waiting room' }).click();
  await expect(page.getByText('Paper on this device, sealed')).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await comeBack('waiting room', (shown) => expect(shown.getByText('Paper on this device, sealed')).toBeVisible());
  await examination.goTo(3000, page);
  await onQuestion(page, 1);
  await page.keyboard.press('b');
  await saved(page);

  line.cut(true);
  await comeBack('paper', async (shown) => {
    await onQuestion(shown, 1);
    await expect(shown.getByRole('radio').nth(1)).toBeChecked();
  });
  await page.getByRole('button', { name: 'Next' }).click();
  await onQuestion(page, 2);
  await page.keyboard.press('c');
  await expect(page.getByRole('status').filter({ hasText: 'No connection: your answers are kept here' })).toContainText(
    '1',
  );
  const handIn = async (shown: Page) => {
    await shown.getByRole('button', { name: /Show the answer sheet/ }).click();
    await shown.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
    await expect(shown.getByRole('checkbox')).toBeVisible();
  };
  await comeBack('hand-in asked', async (shown) => {
    await onQuestion(shown, 2);
    await expect(shown.getByRole('radio').nth(2)).toBeChecked();
    await handIn(shown);
  });
  // The paper stays on the screen.
  await page.getByRole('button', { name: 'नेपाली' }).click();
  const later = page.getByText('the language can be changed when it is back');
  await expect(later).toBeVisible();
  // The time and the state of saving stay too.
  const head = await page.locator('header').boundingBox();
  expect((await later.boundingBox())?.y).toBeGreaterThanOrEqual(Math.floor((head?.y ?? 0) + (head?.height ?? 0)) - 1);

  await page.getByRole('checkbox').check();
  await expect(later).toHaveCount(0);
  await page.getByRole('button', { name: 'Hand in' }).click();
  const notSent = (shown: Page) =>
    expect(shown.getByText('Handed in here, not sent yet. Keep this page.')).toBeVisible();
  await notSent(page);
  await comeBack('handed in, not sent', notSent);

  line.cut(false);
  const receiptOn = (shown: Page) => shown.getByRole('img', { name: /^Receipt code/ });
  await expect(receiptOn(page)).toBeVisible();
  await expect(receiptOn(page)).toHaveAttribute('data-code', await examination.receipt());
  expect(await examination.tapped()).toEqual(['0b', '1c', 'hand-in']);
  await comeBack('receipt', (shown) => expect(receiptOn(shown)).toBeVisible());
  await examination.go('ended');
  await examination.go('key-published');
  await comeBack('result', (shown) => expect(shown.getByRole('heading', { name: 'Key and answers' })).toBeVisible());
  await phone.close();
  await line.close();
  await examination.close();
});
