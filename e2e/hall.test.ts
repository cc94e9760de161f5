import { expectNoFinding } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { onQuestion, saved, sealedExamination, signIn } from './hall-page.ts';
import { makeOld } from './oldest-browser.ts';
import { desk } from './windows.ts';

// The hall must work without all that a browser gives with https only; hall-offline.test.ts has the rest.
test.use({ overPlainHttp: true, expectedErrors: [/Failed to load resource/] });

test('in the oldest browser a candidate signs in, waits, sits, loses the network, reloads in each phase, hands in, and the server has what was tapped', async ({
  page,
  server,
}) => {
  const code = 'HALL-1';
  await makeOld(page.context());
  const examination = await sealedExamination(server, { code });
  await page.goto('/hall');
  await page.getByLabel('Code').fill('hall-1');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Entrance of +2 Science' })).toBeVisible();
  expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator, 'subtle' in crypto])).toEqual(
    Array.from({ length: 3 }, () => false),
  );

  // By the link of an admit card, and then in the other language.
  await page.goto(`/ne/hall/${code}#1001/`);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'नेपाली' })).toBeFocused();
  await expect(page.getByLabel('Symbol number')).toHaveValue('1001');
  await page.getByLabel('PIN').fill('00000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('The symbol number or the PIN is wrong.');
  await page.getByLabel('PIN').fill('11111111');
  // The caret behind the last digit scrolls no digit out of its box.
  expect(
    await page.locator('form input').evaluateAll((fields) => fields.map((field) => field.parentElement?.scrollLeft)),
  ).toEqual([0, 0]);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Device check' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'To the waiting room' }).click();
  await expect(page.getByText('Paper on this device, sealed')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Paper on this device, sealed')).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();

  // The paper opens by itself.
  await examination.goTo(-1000, page);
  await onQuestion(page, 1);
  await expect(page.locator('#stem math')).toHaveCount(1);
  await page.keyboard.press('b');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await saved(page);
  await page.reload();
  await onQuestion(page, 1);
  await expect(page.getByRole('radio').nth(1)).toBeChecked();

  await page.getByRole('button', { name: 'Next' }).click();
  await onQuestion(page, 2);
  await page.context().setOffline(true);
  await page.keyboard.press('3');
  await expect(page.getByRole('status').filter({ hasText: 'No connection: your answers are kept here' })).toContainText(
    '1',
  );
  await page.keyboard.press('ArrowRight');
  await onQuestion(page, 3);
  await page.getByRole('radio').nth(0).check();
  await page.getByRole('radio').nth(3).check();
  await page.getByRole('button', { name: 'Clear my answer' }).click();
  await page.keyboard.press('m');
  await expect(page.getByRole('button', { name: 'Flagged' })).toBeVisible();
  expect(await examination.tapped()).toEqual(['0b']);
  // The next page load removes what the device kept.
  await page.context().setOffline(false);
  await page.reload();
  await onQuestion(page, 3);
  await saved(page);
  expect(await examination.tapped()).toEqual(['0b', '1c', '2a', '2d', '2-']);

  await page.getByRole('button', { name: /Show the answer sheet/ }).click();
  await page.getByRole('button', { name: 'Question 5, not seen' }).click();
  await onQuestion(page, 5);
  // Also as capitals, each with its own Shift.
  await page.keyboard.press('Shift+X');
  await page.keyboard.press('Shift+A');
  await expect(page.getByRole('button', { name: 'Strike out A' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('d');
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByRole('button', { name: 'Question 4, not seen' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Question 3, flagged' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hand in' })).toBeDisabled();
  await page.getByRole('checkbox').check();
  // Without a connection the device keeps it, and sends it later.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText('Handed in here, not sent yet. Keep this page.')).toBeVisible();
  await page.context().setOffline(false);
  const receipt = page.getByRole('img', { name: /^Receipt code/ });
  await expect(receipt).toBeVisible();
  const receiptCode = await receipt.getAttribute('data-code');
  expect(receiptCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  expect(await examination.tapped()).toEqual(['0b', '1c', '2a', '2d', '2-', '4d', 'hand-in']);
  await page.reload();
  await expect(receipt).toHaveAttribute('data-code', receiptCode ?? '');
  await page.goto(`/hall/${code}/receipt`);
  await expect(receipt).toHaveAttribute('data-code', receiptCode ?? '');
  await expect(page.getByText('3 of 5, all saved')).toBeVisible();
  await examination.close();
});

test('one tab of a device takes answers, and another device takes over', async ({ page, server, browser }) => {
  const code = 'HALL-2';
  const examination = await sealedExamination(server, { code });
  await examination.goTo();
  await signIn(page, code);
  await onQuestion(page, 1);
  await page.keyboard.press('a');
  await saved(page);
  const tab = await page.context().newPage();
  await tab.goto(`/hall/${code}`);
  await onQuestion(tab, 1);
  await tab.keyboard.press('b');
  await saved(tab);
  await page.keyboard.press('c');
  await expect(page.getByRole('heading', { name: 'The paper is open in another tab' })).toBeVisible();
  await page.getByRole('button', { name: 'Go on here instead' }).click();
  await onQuestion(page, 1);
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  expect(await examination.tapped()).toEqual(['0a', '0b']);

  const other = await browser.newContext();
  const second = await other.newPage();
  await second.goto(`${server.url}/hall/${code}`);
  await second.getByLabel('Symbol number').fill('1001');
  await second.getByLabel('PIN').fill('11111111');
  await second.getByRole('button', { name: 'Sign in' }).click();
  await expect(second.getByRole('alert')).toContainText('This paper is open on another device');
  await other.close();
  await examination.close();
});

test('with seconds for each question there is no way back, the next one comes when they are over, and so does the end', async ({
  page,
  server,
}) => {
  const code = 'HALL-3';
  const examination = await sealedExamination(server, { code, timing: 'each', secondsEach: 300 });
  await examination.goTo();
  await page.setViewportSize(desk);
  await signIn(page, code);
  await onQuestion(page, 1);
  await expect(page.getByRole('button', { name: 'Previous' })).toHaveCount(0);
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Next' }).click();
  await onQuestion(page, 2);
  await page.keyboard.press('ArrowLeft');
  await onQuestion(page, 2);
  await expect(page.getByRole('button', { name: 'Question 1, answered' })).toBeDisabled();
  await saved(page);
  await examination.goTo(7 * 60_000, page);
  await onQuestion(page, 3);
  await saved(page);
  await examination.goTo(29 * 60_000, page);
  await expect(page.getByRole('timer')).toContainText(/[01]:\d\d/);
  const spoken = await page.getByRole('status').first().elementHandle();
  await server.setClock(examination.startsAt + 30 * 60_000);
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('heading', { name: 'The time is up' })).toBeVisible();
  // The region was there before: screen readers do not read the content of a new region.
  await expect.poll(() => spoken?.textContent()).toBe('The time is up.');
  await expect(page.getByText('1 of 5, all saved')).toBeVisible();
  expect(await examination.tapped()).toEqual(['0a']);
  await examination.close();
});

test('the practice hall has the same screens, and sends nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/hall')) sent.push(request.url());
  });
  await page.clock.install();
  await page.goto('/hall/practice');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectNoFinding(page, 'device check');
  await page.getByRole('button', { name: 'To the waiting room' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  // Ten seconds, and the spread of the start.
  await page.clock.fastForward(13_000);
  await onQuestion(page, 1);
  await page.keyboard.press('a');
  await saved(page);
  await page.reload();
  await expect(page.getByRole('radio').first()).toBeChecked();

  // Back closes what lies over the paper, and else does nothing: no step leads out of the paper.
  const sheet = page.getByRole('dialog', { name: 'Answer sheet' });
  await page.getByRole('button', { name: /Show the answer sheet/ }).click();
  await expect(sheet).toBeVisible();
  // The program follows each step back by one step forward.
  const backOnPaper = () => page.waitForFunction(() => (history.state as { paper?: true } | null)?.paper);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await backOnPaper();
  await onQuestion(page, 1);
  await page.goBack();
  await backOnPaper();
  await onQuestion(page, 1);
  await expect(page).toHaveURL('/hall/practice');
  expect(sent).toEqual([]);
});
