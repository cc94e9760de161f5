import { staffOf } from '#server/testing/staff-of.ts';
import { expectNoFinding } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { desk } from './windows.ts';

test('a clerk gives a room its seats, seats by chance, and moves a candidate by keyboard and by dragging', async ({
  page,
  server,
}) => {
  const code = 'SEATS-2083';
  const staff = await staffOf(server, 'Seats');
  await staff.send('POST', '/staff/examinations', {
    code,
    title: { en: 'BCA Scholarship Entrance' },
    startsAt: new Date(server.now() + 7 * 86_400_000).toISOString(),
    minutes: 120,
    sections: [{ title: 'Mathematics', subject: 'mathematics', count: 50, marks: 1, penalty: 0.25 }],
  });
  const csv = 'symbol_number,name,room\n101,Asha,204\n102,Bina,204\n';
  await staff.send('POST', `/staff/examinations/${code}/candidates`, { csv });
  await page.context().addCookies([staff.cookie]);
  await page.setViewportSize(desk);
  await page.goto(`/staff/examinations/${code}/seats`);
  await page.getByLabel('Rows').fill('1');
  await page.getByLabel('Columns').fill('4');
  await page.getByRole('button', { name: 'Set the seats' }).click();
  await page.getByRole('button', { name: 'Shuffle and show' }).click();
  await expect(page.getByRole('heading', { name: '2 seated in 1 room' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep this plan' }).click();
  await expect(page.getByText('The plan is kept.')).toBeVisible();

  const seatOf = (who: string) => page.getByRole('button', { name: new RegExp(`^Seat A\\d, ${who}`) });
  const free = page.getByRole('button', { name: /^Seat A\d, free$/ });
  const nameOf = async (seat: typeof free) => /A\d/.exec((await seat.getAttribute('aria-label')) ?? '')?.[0] ?? '';

  // To the left end: Space lifts, arrows lead there, Space puts down.
  await seatOf('101').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('101 Asha is lifted.')).toBeVisible();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Seat A1, 101, Asha' })).toBeVisible();
  await expectNoFinding(page, 'seats');

  // The last change can be undone, and G leads to a number.
  await page.keyboard.press('Space');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Seat A4, 101, Asha' })).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByRole('button', { name: 'Seat A1, 101, Asha' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.type('101');
  await page.keyboard.press('Enter');
  await expect(seatOf('101')).toBeFocused();

  const to = await nameOf(free.first());
  await seatOf('102').dragTo(free.first());
  await expect(page.getByRole('button', { name: `Seat ${to}, 102, Bina` })).toBeVisible();

  // A seat that is struck out is gone, and comes back.
  const gone = await nameOf(free.first());
  await free.first().focus();
  await page.keyboard.press('x');
  await expect(page.getByRole('button', { name: `Seat ${gone}, no seat here` })).toBeVisible();
  await page.keyboard.press('x');
  await expect(page.getByRole('button', { name: `Seat ${gone}, free` })).toBeVisible();
});
