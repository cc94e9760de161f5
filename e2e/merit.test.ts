import { expectNoFinding } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { endedExamination, pinOf } from './merit-examination.ts';

test.use({ expectedErrors: [/Failed to load resource/] });

const code = 'MERIT-1';
const reason = 'The second option follows as well, see the book on page 12.';

test('candidates see the key, object, and find their seat on the published lists', async ({ page, server }) => {
  test.setTimeout(90_000);
  const { staff, path, go, object } = await endedExamination(server, code);
  await go('key-published');

  await page.goto(`/hall/${code}`);
  await page.getByLabel('Symbol number').fill('1005');
  await page.getByLabel('PIN').fill(pinOf('1005'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Key and answers' })).toBeVisible();
  await expect(page.getByText('14.50 of 15')).toBeVisible();
  await page.getByRole('button', { name: 'Not right 1' }).click();
  await page.getByRole('button', { name: '20. Your answer B, right A. 0 marks' }).click();
  await expect(page.getByText('The first one follows at once')).toBeVisible();
  await page.getByLabel('Why?').fill('Too short.');
  await page.getByRole('button', { name: 'Send the objection' }).click();
  await expect(page.getByRole('alert')).toContainText('Write at least 20 characters.');
  await page.getByLabel('Why?').fill(reason);
  await page.getByRole('radio', { name: 'B' }).check();
  await page.getByRole('button', { name: 'Send the objection' }).click();
  await expect(page.getByText('Received. It is not decided yet.')).toBeVisible();
  await expectNoFinding(page, 'as it stands');
  await object('1030', { place: 12, reason });

  await staff.send('POST', `${path}/key`, {
    decisions: [
      { place: 19, right: ['a', 'b'], reason: 'Both follow.' },
      { place: 12, cancelled: 'to-all', reason: 'A sign was missing.' },
    ],
  });
  await page.reload();
  await expect(page.getByText('Item 20: A and B are right. Your marks: 14.50 → 15')).toBeVisible();
  await page.getByRole('button', { name: 'Objections 2' }).click();
  await page.getByRole('button', { name: /^20\./ }).click();
  await expect(page.getByText('Both follow.')).toBeVisible();

  await page.goto(`/results/${code}`);
  await expect(page.getByText('The results are not published yet.')).toBeVisible();
  await go('final');
  await staff.send('PATCH', `${path}/candidates/1004`, { withheld: 'Papers are missing.' });
  await staff.send('POST', `${path}/merit/ties`, { list: 'Women', admitted: ['1022'], reason: 'Drawn by lot.' });
  await go('published');
  await page.reload();
  const list = (name: string) => page.getByRole('table', { name, exact: true }).getByRole('row');
  await expect(list('Open list')).toHaveCount(11);
  await expect(list('Women').nth(3)).toContainText('1022');
  await expect(page.getByText('Withheld, no seat: 1004.')).toBeVisible();
  await page.getByLabel('Symbol number').fill('1005');
  await page.getByLabel('PIN').fill('00000000');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await page.getByLabel('PIN').fill(pinOf('1005'));
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Rank' })).toContainText('Rank 6 of 60. Open list, seat 5');
  await expectNoFinding(page, 'as it stands');

  await page.goto(`/hall/${code}`);
  await expect(page.getByRole('heading', { name: 'Your rank' })).toContainText('6');
  await expect(page.getByText('Open list, seat 5 of 10.')).toBeVisible();
  await page.getByRole('button', { name: 'Key and answers' }).click();
  await expect(page.getByText('The time for objections is over.')).toBeVisible();
  await staff.close();
});
