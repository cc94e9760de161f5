import { expect, test } from './fixtures.ts';
import { sealedExamination } from './hall-page.ts';
import { aTeacher, signIn } from './staff-page.ts';
import { desk } from './windows.ts';

test.use({ viewport: desk, overPlainHttp: true, expectedErrors: [/status of 401|Failed to load resource/] });

test('an examiner sees the rooms on the day, gives a candidate time and announces; what was done without a link is sent later', async ({
  page,
  server,
}) => {
  const code = 'DAY-1';
  const gita = await aTeacher(server, 'Gita Rai');
  const examination = await sealedExamination(server, { code, coExaminers: [gita.email] });
  await examination.close();
  await page.goto(`/staff/examinations/${code}/day`);
  await signIn(page, gita);
  await expect(page.getByRole('heading', { name: '1 room' })).toBeVisible();
  const sita = page.getByRole('row', { name: /Sita Sharma/ });
  await expect(sita).toContainText('Not yet here');

  await page.context().setOffline(true);
  await sita.getByRole('button', { name: 'Confirm presence' }).click();
  await expect(page.getByText('is kept here and sent as soon as')).toBeVisible();
  await page.context().setOffline(false);
  await expect(sita).toContainText('Present');

  await page.keyboard.press('/');
  await page.keyboard.type('1001');
  await expect(page.getByRole('status').filter({ hasText: '1001 Sita Sharma, A, seat 4' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(sita).toBeFocused();

  await page.getByRole('button', { name: 'Give time to A' }).click();
  const asked = page.getByRole('dialog', { name: 'Give time to A' });
  await asked.getByLabel('Minutes').fill('7');
  await asked.getByLabel('Reason').fill('Late bus');
  await asked.getByRole('button', { name: 'Give the time' }).click();
  await expect(sita.getByRole('cell', { name: '7', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Give time to A' }).click();
  await examination.act({ kind: 'minutes', to: { room: 'A' }, minutes: 2, reason: 'Queue at the door' });
  await asked.getByLabel('Reason').fill('Rain');
  await asked.getByRole('button', { name: 'Give the time' }).click();
  await expect(page.getByRole('alert')).toContainText('2 min were given meanwhile, “Queue at the door”.');
  await page.getByRole('button', { name: 'Give these too' }).click();
  await expect(sita.getByRole('cell', { name: '14', exact: true })).toBeVisible();

  await page.getByLabel('Announcement').fill('Put your phones on silent.');
  await page.getByRole('button', { name: 'Announce' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Put your phones on silent.' })).toContainText('All rooms');

  await sita.getByRole('link', { name: 'Timeline of 1001' }).click();
  await expect(page.getByRole('row', { name: /Confirmed presence/ })).toContainText('Gita Rai');
  await expect(page.getByRole('row', { name: /Time given 7 min given/ })).toContainText('Late bus');
  await page.getByRole('link', { name: 'Audit', exact: true }).click();
  const log = page.getByRole('table', { name: 'Audit log' }).getByRole('row');
  await expect(log.nth(2)).toContainText('Announced');
  const gave = log.filter({ hasText: 'Gave time' }).filter({ hasText: 'Late bus' });
  for (const told of ['Gita Rai', 'Room A', 'Minutes: 7', 'Late bus']) await expect(gave).toContainText(told);
  await expect(log.filter({ hasText: 'Confirmed presence' })).toContainText('Candidate 1001');
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect((await saved).suggestedFilename()).toBe(`audit-${code}.csv`);
});
