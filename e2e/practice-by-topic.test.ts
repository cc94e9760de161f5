import { dirname, join } from 'node:path';
import { practicePaper, questionsByTopic } from '#content/build/practice-paper.ts';
import { readContentFiles } from '#content/read/content-files.ts';
import { readBanks } from '#content/read/read-banks.ts';
import { answer, expectQuestion, openAtStandstill, stored } from './exam-page.ts';
import { expect, test } from './fixtures.ts';

declare global {
  var sharedFiles: File[];
}

const landing = '/csit/entrance-preparation';

test('a subject’s topics are a step from the landing; a topic clears what is stored except the profile, and ends in its result', async ({
  page,
}) => {
  await page.addInitScript(() => {
    globalThis.sharedFiles = [];
    navigator.canShare = () => true;
    navigator.share = async ({ files = [] } = {}) => void globalThis.sharedFiles.push(...files);
  });
  await page.route('/api/me', (route) => route.fulfill({ status: 503, json: { message: '', code: 'unavailable' } }));
  await openAtStandstill(page, landing);
  await page.evaluate(() => {
    localStorage.setItem('profile', JSON.stringify({ token: 'kept' }));
    localStorage.setItem('score', '7');
  });
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^Computer \d+ questions$/ }).click();
  await expect(page).toHaveURL('/entrance-preparation/Computer');
  await expect(page).toHaveTitle('Computer · Tayari');
  expect(await stored(page, 'score')).toBe(7);

  const files = readContentFiles(join(dirname(import.meta.dirname), 'content'));
  const paper = practicePaper('computer', questionsByTopic(readBanks(files), undefined).get('python') ?? []);
  await main.getByRole('link', { name: `Python ${paper.length} questions`, exact: true }).click();
  await expect(page).toHaveURL('/entrance-preparation/Computer/Python');
  await expect(page).toHaveTitle('Computer: Python · Tayari');
  await expectQuestion(page, 1);
  expect(await stored(page, 'score')).not.toBe(7);
  expect(await stored(page, 'profile')).toEqual({ token: 'kept' });

  for (const [place, question] of paper.entries()) {
    await expectQuestion(page, place + 1);
    await answer(page, question, place > 0);
    await page.clock.runFor(2000);
  }
  await expect(main).toContainText(`You got : ${paper.length - 1} / ${paper.length}`);

  // A picture of it, which the system's sheet gets.
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  await expect(page).toHaveURL(/\/history\/[^/]+\/share$/);
  await expect(
    page.getByRole('img', { name: new RegExp(`Computer: Python.*${paper.length - 1} of ${paper.length}`) }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Share picture' }).click();
  await page.waitForFunction(() => globalThis.sharedFiles.length > 0);
  const size = await page.evaluate(async () => {
    const [file] = globalThis.sharedFiles;
    const { width, height } = await createImageBitmap(file ?? new Blob());
    return `${file?.type} ${width} ${height}`;
  });
  expect(size).toBe('image/png 1080 1350');
});

test('subject and topic are found in any case and with hyphens', async ({ page }) => {
  await page.goto('/entrance-preparation/mathematics');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mathematics');
  await page.goto('/entrance-preparation/chemistry/non-metals');
  await expectQuestion(page, 1);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Chemistry: Non-metals');
});
