import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { onQuestion, saved, sealedExamination, signIn } from './hall-page.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

/** Each way in which a candidate leaves a page and comes back; gives the page that shows the hall then. */
const waysBack: Record<string, (page: Page, context: BrowserContext, address: string) => Promise<Page>> = {
  reload: async (page) => {
    await page.reload();
    return page;
  },
  'back and forward': async (page) => {
    await page.goBack();
    await page.goForward();
    return page;
  },
  'a second tab, the first one closed': async (page, context, address) => {
    const tab = await context.newPage();
    await tab.goto(address);
    await page.close();
    return tab;
  },
};

test('a candidate comes back to the same screen in each phase, without a network from the key on', async ({
  page: first,
  context,
  server,
}) => {
  const code = 'AWAY-1';
  const examination = await sealedExamination(server, { code });
  const address = `${server.url}/hall/${code}`;
  let page = first;
  async function comeBack(shows: (page: Page) => Promise<void>): Promise<void> {
    for (const way of Object.values(waysBack)) {
      page = await way(page, context, address);
      await shows(page);
    }
  }
  // What is gone back to.
  await page.goto('/hall');
  await signIn(page, code);
  await expect(page.getByText('Paper on this device, sealed')).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await comeBack((shown) => expect(shown.getByText('Paper on this device, sealed')).toBeVisible());
  await examination.goTo(3000, page);
  await onQuestion(page, 1);
  await page.keyboard.press('b');
  await saved(page);

  await context.setOffline(true);
  await comeBack(async (shown) => {
    await onQuestion(shown, 1);
    await expect(shown.getByRole('radio').nth(1)).toBeChecked();
  });
  await page.getByRole('button', { name: 'Next' }).click();
  await onQuestion(page, 2);
  await page.keyboard.press('c');
  await expect(page.getByRole('status').filter({ hasText: 'No connection: your answers are kept here' })).toContainText(
    '1',
  );
  await comeBack(async (shown) => {
    await onQuestion(shown, 2);
    await expect(shown.getByRole('radio').nth(2)).toBeChecked();
  });
  // Nothing takes the paper from the screen.
  await page.getByRole('button', { name: 'नेपाली' }).click();
  await expect(page.getByText('the language can be changed when it is back')).toBeVisible();

  await page.getByRole('button', { name: /Show the answer sheet/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText('Handed in here, not sent yet. Keep this page.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Handed in here, not sent yet. Keep this page.')).toBeVisible();

  await context.setOffline(false);
  const receipt = page.getByRole('img', { name: /^Receipt code/ });
  await expect(receipt).toBeVisible();
  await expect(receipt).toHaveAttribute('data-code', await examination.receipt());
  expect(await examination.tapped()).toEqual(['0b', '1c', 'hand-in']);
  await comeBack(async (shown) => expect(shown.getByRole('img', { name: /^Receipt code/ })).toBeVisible());
  await examination.close();
});
