import sharp from 'sharp';
import { staffOf } from '#server/testing/staff-of.ts';
import { expectNoFinding } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { phoneOf } from './hall-page.ts';
import { desk, phone } from './windows.ts';

// A file that is no picture is refused with 415; a cut network fails what is under way.
test.use({ expectedErrors: [/Failed to load resource/] });

const day = 86_400_000;

/** A picture of a camera: large, and with nothing of a person. */
const picture = (name: string) =>
  sharp({ create: { width: 1600, height: 2000, channels: 3, background: '#8899aa' } })
    .jpeg()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/jpeg', buffer }));

test('a student applies on a phone over a cut network, is returned and accepted, sits, and takes the offered seat', async ({
  browser,
  page,
  server,
}) => {
  const code = 'APPLY-2083';
  const staff = await staffOf(server, 'Clerk');
  const at = (days: number) => new Date(server.now() + days * day).toISOString();
  await staff.send('POST', '/staff/examinations', {
    code,
    title: { en: 'BCA Scholarship Entrance', ne: 'बीसीए छात्रवृत्ति प्रवेश परीक्षा' },
    startsAt: at(17),
    minutes: 120,
    sections: [{ title: 'Mathematics', subject: 'mathematics', count: 2, marks: 1, penalty: 0.25 }],
    passMark: 1,
    reviewedOnly: false,
    seats: { open: 30, groups: [{ name: 'Women', seats: 6 }] },
    tieBreaks: ['section:Mathematics', 'previous_score'],
  });
  await staff.send('PUT', `/staff/examinations/${code}/notice`, {
    version: 0,
    opensAt: at(-20),
    closesAt: at(3),
    correctionUntil: at(7),
    eligibility: { en: 'You have passed class 12.' },
    score: 'gpa',
    asks: ['phone', 'address', 'previousScore', 'groups'].map((field) => ({ field, needed: field !== 'groups' })),
    documents: [{ name: { en: 'Grade sheet' }, neededFor: 'all' }],
    cardsFrom: at(10),
  });
  const items: string[] = [];
  for (const half of ['42', '21']) {
    const item = {
      subject: 'mathematics',
      stem: `How much is half of twice ${half}?`,
      right: ['a'],
      explanation: half,
    };
    const options = [half, '43', '44', '45'].map((text) => ({ text }));
    items.push((await staff.send<{ id: string }>('POST', '/staff/items', { ...item, options })).id);
  }
  await staff.send('PUT', `/staff/examinations/${code}/paper`, { items });

  // Home leads to the notice, which is complete without a script, and the form begins there.
  await page.goto('/');
  await page.getByRole('link', { name: new RegExp(`\\(${code}\\): apply until`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'BCA Scholarship Entrance' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Applications close in')).toBeVisible();
  await expectNoFinding(page, 'notice');
  await page.getByRole('link', { name: 'Apply', exact: true }).click();

  // The last part names what is missing, leads to it, and marks it.
  await page.goto(`/notices/${code}/apply/check`);
  await page.getByRole('link', { name: /^Mobile number: This is still empty/ }).click();
  const mobile = page.getByLabel('Mobile number');
  await expect(mobile).toBeFocused();
  await expect(mobile).toHaveAccessibleDescription('This is still empty.');
  const [field, dock] = await Promise.all([
    mobile.boundingBox(),
    page.getByRole('link', { name: 'Next: address' }).boundingBox(),
  ]);
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(dock?.y ?? 0);

  // What is typed is kept at once, through a wrong number, a cut and a reload.
  await page.getByLabel('Name as in your certificate').fill('Asmita Tamang');
  await page.getByLabel('Year').fill('2065');
  await page.getByLabel('Month').selectOption('2');
  await page.getByLabel('Day', { exact: true }).fill('12');
  await expect(page.getByText('Sunday 25 May 2008')).toBeVisible();
  await page.getByLabel('Mobile number').fill('98412 3345');
  await page.getByLabel('Day', { exact: true }).focus();
  await expect(page.getByText('This number has 9 digits.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Saved on this device and online' })).toBeVisible();
  await expectNoFinding(page, 'typed');
  await page.context().setOffline(true);
  await page.getByLabel('Mobile number').fill('98412 33456');
  await expect(page.getByText('No connection: kept on this device')).toBeVisible();
  await page.context().setOffline(false);
  // The form opens from what the device kept while the API does not answer.
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByLabel('Mobile number')).toHaveValue('98412 33456');
  await expect(page.getByText('No connection: kept on this device')).toBeVisible();
  await page.unroute('**/api/**');
  await page.reload();
  await expect(page.getByLabel('Mobile number')).toHaveValue('98412 33456');
  await expect(page.getByRole('status').filter({ hasText: 'Saved on this device and online' })).toBeVisible();
  await page.getByRole('link', { name: 'Next: address' }).click();

  await page.getByLabel('Province').selectOption({ label: 'Bagmati' });
  await page.getByLabel('District').selectOption({ label: 'Sindhupalchok' });
  await page.getByLabel('Local level').selectOption({ label: 'Melamchi Municipality' });
  await page.getByLabel('Ward').selectOption('11');
  await page.getByRole('link', { name: 'Next: school and score' }).click();
  await page.getByLabel('GPA').fill('३.४२');
  await page.getByRole('link', { name: 'Next: groups' }).click();
  await page.getByRole('checkbox', { name: /^Women/ }).check();
  await page.getByRole('link', { name: 'Next: photo' }).click();

  const chooser = async (name: string) => {
    const [chosen] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: `Choose a file: ${name}` }).click(),
    ]);
    return chosen;
  };
  await (await chooser('Your photo')).setFiles(await picture('face.jpg'));
  await page.getByRole('application', { name: 'Part of the photo that goes on the admit card' }).press('+');
  await expectNoFinding(page, 'crop');
  // The photo is used as it lies, also without the button.
  await page.getByRole('link', { name: 'Next: documents' }).click();
  await (
    await chooser('Grade sheet')
  ).setFiles({
    name: 'sheet.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('a text'),
  });
  await expect(page.getByText('This file is no picture and no PDF.')).toBeVisible();
  await page.getByRole('link', { name: 'Next: check and submit' }).click();
  // Submit is grey, and a press on it says why.
  await page.getByRole('button', { name: 'Submit my application' }).click({ force: true });
  await expect(page.getByText('1 thing is still missing')).toBeVisible();
  await page.getByRole('link', { name: 'Grade sheet is missing.' }).click();
  const [again] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Replace: Grade sheet' }).click(),
  ]);
  await again.setFiles(await picture('sheet.jpg'));
  await expect(page.getByText(/^Sent at/)).toBeVisible();
  await page.getByRole('link', { name: 'Next: check and submit' }).click();
  await expect(page.getByText('Melamchi Municipality 11, Sindhupalchok, Bagmati')).toBeVisible();
  await expectNoFinding(page, 'check');
  await page.getByRole('button', { name: 'Submit my application' }).click({ force: true });
  await expect(page.getByText('First tick above that everything is true.')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Everything here is true/ }).check();
  await page.getByRole('button', { name: 'Submit my application' }).click();
  await expect(page.getByRole('heading', { name: 'Submitted' })).toBeVisible();
  await expectNoFinding(page, 'submitted');
  const [number = '', secret = ''] = await page.locator('p > .vh').allTextContents();
  expect([number, secret]).toEqual([expect.stringMatching(/^\d{8}$/), expect.stringMatching(/^[\dA-Z]{8}$/)]);

  // On a shared computer nothing of it stays, and number and code open it elsewhere.
  await page.getByRole('button', { name: 'Leave this device' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page).toHaveURL(`/notices/${code}`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'My application' }).click();
  await page.getByLabel('Application number').fill(number);
  await page.getByLabel('Code').fill('AAAA BBBB');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await expectNoFinding(page, 'number and code');
  await page.getByLabel('Code').fill(secret.toLowerCase());
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The college has it' })).toBeVisible();

  // The desk, by keyboard.
  const clerk = await browser.newContext({ viewport: desk, baseURL: server.url });
  await clerk.addCookies([staff.cookie]);
  const office = await clerk.newPage();
  await office.goto(`/staff/examinations/${code}/applications`);
  await expect(office.getByRole('heading', { name: 'Asmita Tamang' })).toBeFocused();
  await expect(office.getByRole('img', { name: 'Photo' })).toBeVisible();
  await expectNoFinding(office, 'desk');
  await office.keyboard.press('2');
  await expect(office.getByRole('img', { name: 'Grade sheet' })).toBeVisible();
  await office.keyboard.press('r');
  await office.getByRole('checkbox', { name: /^Photo/ }).check();
  await office.getByLabel('In your words (optional)').fill('Take it again by a window.');
  await office.getByRole('button', { name: 'Return with 1 reason' }).click();
  await expect(office.getByText('Nothing waits for a decision.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Put 1 thing right' })).toBeVisible();
  await expect(page.getByText('Take it again by a window.')).toBeVisible();
  await page.getByRole('link', { name: 'Put it right' }).click();
  await page.goto(`/notices/${code}/apply/check`);
  await page.getByRole('checkbox', { name: /^Everything here is true/ }).check();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByRole('heading', { name: 'Submitted' })).toBeVisible();

  await office.reload();
  await expect(office.getByRole('heading', { name: 'Asmita Tamang' })).toBeVisible();
  await office.keyboard.press('a');
  await expect(office.getByText('Asmita Tamang accepted.')).toBeVisible();
  await office.goto(`/staff/examinations/${code}/numbers`);
  await office.getByLabel('First number').fill('620117');
  await office.getByRole('button', { name: 'Look first' }).click();
  await expect(office.getByRole('row', { name: /620117/ })).toContainText('Asmita Tamang');
  await office.getByRole('button', { name: 'Give 1 number' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Give 1 number' }).click();
  await expect(office.getByText('1 number given.')).toBeVisible();
  // The card that the college prints waits for the photo.
  await office.goto(`/staff/examinations/${code}/print/admit-cards`);
  await office.evaluate(() => {
    window.print = () => {
      document.title = [...document.images].map(({ alt, naturalHeight }) => `${alt}: ${naturalHeight}`).join();
    };
  });
  await office.getByRole('button', { name: 'Print' }).click();
  await expect(office).toHaveTitle('Photo of Asmita Tamang: 360');
  await clerk.close();

  await page.goto(`/notices/${code}/mine`);
  await expect(page.getByRole('heading', { name: 'Accepted, symbol number 620117' })).toBeVisible();
  await page.setViewportSize(phone);
  await expectNoFinding(page, 'accepted');

  // The card has the PIN with which the paper is sat.
  await staff.send('POST', `/staff/examinations/${code}/seal`);
  const startsAt = server.now() + 17 * day;
  await server.setClock(startsAt - 30 * 60_000);
  await page.goto(`/notices/${code}/card`);
  await page.getByRole('button', { name: 'Show' }).click();
  const pin = (await page.getByText(/^\d{4} ?\d{4}$/).innerText()).replace(' ', '');
  const device = await phoneOf(server, code, '620117', pin);
  await server.setClock(startsAt + 60_000);
  await device.begin();
  const entries = [{ kind: 'choose', place: 0, option: 'a' }, { kind: 'hand-in' }];
  await device.send(entries.map((entry, index) => ({ n: index + 1, at: 1000 + index, ...entry })));
  await server.setClock(startsAt + 240 * 60_000);
  const head = await staffOf(server, 'Head', 'admin', server.now());
  for (const to of ['key-published', 'final', 'published'])
    await head.send('POST', `/staff/examinations/${code}/state`, { to });

  // The head begins the offers, and the student takes the seat.
  const college = await browser.newContext({ viewport: desk, baseURL: server.url });
  await college.addCookies([head.cookie]);
  const board = await college.newPage();
  await board.goto(`/staff/examinations/${code}/offers`);
  const until = new Date(server.now() + 2 * day).toISOString().slice(0, 10);
  await board.getByRole('group', { name: 'Candidates answer until' }).getByRole('textbox').first().fill(until);
  await expectNoFinding(board, 'begin');
  await board.getByRole('button', { name: 'Begin round 1…' }).click();
  await board.getByRole('dialog').getByRole('button', { name: 'Start the round' }).click();
  await expect(board.getByRole('heading', { name: 'Round 1: 0 of 1 seat taken' })).toBeVisible();

  await board.getByRole('button', { name: 'Remind 1' }).click();
  const reminder = board.getByRole('dialog', { name: 'Remind 1 candidate?' });
  await expect(reminder).toBeVisible();
  await expectNoFinding(board, 'remind');
  await reminder.getByRole('button', { name: 'Remind' }).click();
  await expect(board.getByText(/^reminded /)).toBeVisible();
  await expect(board.getByRole('button', { name: 'Remind 1' })).toBeHidden();

  await page.goto(`/notices/${code}/mine`);
  await expect(page.getByRole('heading', { name: 'You are offered a seat' })).toBeVisible();
  await expectNoFinding(page, 'offered');
  await page.getByRole('button', { name: 'Take the seat…' }).click();
  await expect(page.getByRole('checkbox', { name: /^I take this seat/ })).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Take this seat' }).click();
  await expect(page.getByRole('heading', { name: 'You have taken this seat' })).toBeFocused();
  await board.reload();
  await expect(board.getByRole('heading', { name: 'Round 1: 1 of 1 seat taken' })).toBeVisible();
  await college.close();
  await Promise.all([staff, head].map(({ close }) => close()));
});
