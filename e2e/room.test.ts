import { writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { expectNoFinding } from './axe.ts';
import { launchOptions, plainAddress } from './chromium.ts';
import { doorExamination, filmOf } from './door-examination.ts';
import { resize } from './fit.ts';
import { expect, test } from './fixtures.ts';
import { onQuestion, saved, sealedExamination, signIn } from './hall-page.ts';
import { desk, narrow } from './windows.ts';

test.use({ overPlainHttp: true, expectedErrors: [/Failed to load resource/] });

test('an invigilator opens the board, confirms, announces and gives minutes, also over a cut connection, and the candidate sees it', async ({
  page: board,
  browser,
  server,
}) => {
  const code = 'ROOM-1';
  const rules = { code, presenceNeeded: true, roomLimitMinutes: 15 };
  const examination = await sealedExamination(server, rules);
  await board.goto(`/room/${code}`);
  await board.getByLabel('Room pass').fill('WRONGPASSS');
  await board.getByRole('button', { name: 'Open the board' }).click();
  await expect(board.getByRole('alert')).toContainText('This pass opens no room');
  await board.getByLabel('Room pass').fill(await examination.roomPass());
  await board.getByRole('button', { name: 'Open the board' }).click();
  const row = board.getByRole('button', { name: /Sita Sharma/ });
  await expect(row).toHaveAccessibleName(/Not yet here/);

  const phone = await browser.newContext({ baseURL: plainAddress(server.url) });
  const candidate = await phone.newPage();
  await signIn(candidate, code);
  await expect(row).toHaveAccessibleName(/Not confirmed as here/);
  await row.click();
  await board.getByRole('button', { name: 'Is here', exact: true }).click();
  await expect(row).toHaveAccessibleName(/Here/);
  await examination.goTo(3000, candidate);
  await onQuestion(candidate, 1);
  await candidate.keyboard.press('b');
  await saved(candidate);
  await expect(row).toHaveAccessibleName(/Sita Sharma.*Working.*1 of 5/);
  await expectNoFinding(board, 'room board');

  await board.getByRole('button', { name: 'Announce' }).last().click();
  await board.getByLabel('What is to be told').fill('The bell rings at two.');
  await board.getByRole('button', { name: 'Send' }).click();
  await expect(board.getByRole('dialog')).toHaveCount(0);
  // The hall's next message comes with a heartbeat, and whenever the network is back.
  const beat = () => candidate.evaluate(() => dispatchEvent(new Event('online')));
  await beat();
  const slip = candidate.getByRole('alertdialog');
  await expect(slip).toHaveAccessibleDescription('The bell rings at two.');
  await candidate.keyboard.press('Escape');
  await expect(slip).toBeVisible();
  await slip.getByRole('button', { name: 'I have read it' }).click();
  await expect(slip).toBeHidden();

  // The board keeps commands over a reload of the page without a network. It sends them once the network is back.
  await board.context().setOffline(true);
  await board.getByRole('button', { name: 'Other minutes' }).click();
  const form = board.getByRole('dialog', { name: 'Give minutes' });
  for (let more = 0; more < 5; more += 1) await form.getByRole('button', { name: 'One minute more' }).click();
  await form.getByRole('button', { name: 'Give 10 minutes' }).click();
  await expect(form.getByRole('alert')).toHaveText('Write the reason.');
  await form.getByLabel('Reason').fill('The roof was leaking.');
  await form.getByRole('button', { name: 'Give 10 minutes' }).click();
  await expect(board.getByText('Sending 1 act').or(board.getByText(/1 act is kept here/))).toBeVisible();
  await board.context().setOffline(false);
  await board.reload();
  await expect(row).toContainText('+10 min');
  await beat();
  await expect(slip).toContainText(
    /From the invigilator, \d\d:\d\d.*10 minutes given.*The roof was leaking\..*Your paper ends at \d\d:\d\d \d\d:\d\d/s,
  );
  await slip.getByRole('button', { name: 'I have read it' }).click();
  await expect(slip).toBeHidden();
  await expect(candidate.getByText('10 min given')).toBeVisible();

  // Another invigilator gives time while this form is open, so the board asks again. Then more than a room may give.
  await row.click();
  await board.getByRole('button', { name: 'Other minutes' }).click();
  await expect(form).toContainText('This room may still give 5 min');
  await examination.act({ kind: 'minutes', to: { symbolNumber: '1001' }, minutes: 2, reason: 'Late bus' });
  await form.getByLabel('Reason').fill('Again.');
  await form.getByRole('button', { name: 'Give 5 minutes' }).click();
  const refusal = board.getByRole('alert');
  await expect(refusal).toContainText('2 min were given meanwhile, “Late bus”.');
  await refusal.getByRole('button', { name: 'Give these too' }).click();
  await expect(row).toContainText('+17 min');
  await expect(refusal).toHaveCount(0);
  await beat();
  await slip.getByRole('button', { name: 'I have read it' }).click();
  await board.getByRole('button', { name: 'Other minutes' }).click();
  await form.getByLabel('Reason').fill('Again.');
  await form.getByRole('button', { name: 'Give 5 minutes' }).click();
  await expect(refusal).toContainText('Not done: A room pass gives one candidate at most 15 minutes');

  // A hand-in by mistake: the next answer of the hall brings the paper back, and removes its receipt.
  const receipt = candidate.getByRole('img', { name: /^Receipt code/ });
  await candidate.getByRole('button', { name: /Show the answer sheet/ }).click();
  await candidate.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
  await candidate.getByRole('checkbox').check();
  await candidate.getByRole('button', { name: 'Hand in' }).click();
  await expect(receipt).toBeVisible();
  await board.getByRole('button', { name: 'Take back the hand-in' }).click();
  await board.getByRole('dialog').getByLabel('Reason').fill('Pressed by mistake.');
  await board.getByRole('dialog').getByRole('button', { name: 'Take back the hand-in' }).click();
  await expect(row).toHaveAccessibleName(/Sita Sharma.*Working/);
  await beat();
  await expect(slip).toContainText('Your paper is open again');
  await slip.getByRole('button', { name: 'Continue' }).click();
  await onQuestion(candidate, 1);
  await expect(candidate.getByRole('radio').nth(1)).toBeChecked();
  await candidate.goto(`/hall/${code}/receipt`);
  await expect(candidate.getByText('There is no receipt on this device.')).toBeVisible();

  await resize(board, narrow);
  expect(await board.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow.width);
  await board.getByRole('button', { name: 'नेपाली' }).click();
  await expect(board.getByRole('button', { name: 'मिनेट दिनुहोस्' })).toBeVisible();
  await expectNoFinding(board, 'room board in Nepali');
  await phone.close();
  await examination.close();
});

test('at the door a card is read by the camera, the candidate is found and confirmed, also over a cut connection', async ({
  server,
}, info) => {
  const { code, pass, qr, staff } = await doorExamination(server);
  const film = info.outputPath('card.mjpeg');
  await writeFile(film, await filmOf(qr));
  const camera = [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ];
  const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, ...camera] });
  const door = await browser.newPage({ baseURL: server.url, viewport: desk, serviceWorkers: 'allow' });
  await door.goto(`/room/${code}`);
  await door.getByLabel('Room pass').fill(pass);
  await door.getByRole('button', { name: 'Open the board' }).click();
  await expect(door.getByRole('button', { name: /Asmita Tamang/ })).toHaveAccessibleName(/Not yet here/);
  // The photo is small, and drawn from what the device keeps.
  await expect(door.locator('img[src^="data:image/jpeg"]')).toHaveJSProperty('naturalHeight', 360);
  await door.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  // Without a network the board comes back, and the door with it: the camera, the list, the photos.
  await door.context().setOffline(true);
  await door.reload();
  await door.getByRole('button', { name: 'At the door' }).click();
  await expect(door.getByRole('heading', { name: 'Asmita Tamang' })).toBeVisible();
  await expect(door.getByRole('img', { name: 'Photo of Asmita Tamang' })).toBeVisible();
  await expect(door.getByText('Born 12 Jestha 2065.')).toBeVisible();
  await expectNoFinding(door, 'found at the door');
  await door.keyboard.press('Enter');
  await expect(door.getByText('Asmita Tamang is present.')).toBeVisible();
  await expect(door.getByText('1 act is kept here')).toBeVisible();

  await door.getByLabel('Symbol number').fill('2001');
  await door.getByRole('button', { name: 'Find' }).click();
  await expect(door.getByText('2001 is for room B, seat B7. Send the candidate there.')).toBeVisible();
  await door.getByRole('button', { name: /Sita Sharma/ }).click();
  await door.getByRole('button', { name: 'Not this face…' }).click();
  await door.getByRole('button', { name: 'Keep it for the examiner' }).click();
  await expect(door.getByText('Kept for the examiner. Sita Sharma may sit down.')).toBeVisible();
  await expectNoFinding(door, 'the door');
  await door.context().setOffline(false);
  await expect(door.getByText('Up to date')).toBeVisible();
  await expect(door.getByRole('button', { name: /Asmita Tamang/ })).toHaveAccessibleName(/present, \d\d:\d\d/);
  await expect(door.getByRole('button', { name: /Sita Sharma/ })).toHaveAccessibleName(/for the examiner/);

  // The hall reads the same card; its PIN is typed.
  await door.goto(`/hall/${code}`);
  await door.getByRole('button', { name: 'Read the QR code of the card' }).click();
  await expect(door.getByLabel('Symbol number')).toHaveValue('620117');
  await expect(door.getByLabel('PIN')).toBeFocused();
  await browser.close();
  await staff.close();
});
