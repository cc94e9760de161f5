import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from './fixtures.ts';
import { aTeacher, signIn } from './staff-page.ts';
import { desk } from './windows.ts';

test.use({ viewport: desk, expectedErrors: [/status of (401|422)/] });

test('a teacher makes an examination from a ready pattern, draws and seals its paper, brings candidates in, prints their cards and tries it', async ({
  page,
  server,
}) => {
  const sunita = await aTeacher(server, 'Sunita Maharjan');
  await page.goto('/staff/examinations/new');
  await signIn(page, sunita);
  await page.getByRole('button', { name: 'Make the examination' }).click();
  await expect(page.getByText('Write the minutes, 1 to 600.')).toBeVisible();
  await page.getByLabel('Code').fill('E2E');
  await expect(page.getByText('Three to twenty of')).toHaveCount(0);
  await expect(page.getByText('Give a day and a time.')).toBeVisible();
  await page.getByText('Entrance Examination of +2 Science').click();
  await expect(page.getByText('Not saved.')).toHaveCount(0);
  await page.getByLabel('Code').fill('E2E-SCI');
  await page.getByLabel('Date, BS').first().fill('2090-08-25');
  await expect(page.getByLabel('Date, AD').first()).toHaveValue('2033-12-11');
  await page.getByRole('button', { name: 'Make the examination' }).click();
  await expect(page).toHaveURL('/staff/examinations/E2E-SCI');

  await page.getByRole('button', { name: 'Draw the paper' }).click();
  await expect(page.getByRole('heading', { name: '80 of 80 items' })).toBeVisible();
  await expect(page.getByText(/^drawn \d+ \w{3} \d\d:\d\d from [\d,]+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Show places 11 to 15' }).click();
  await expect(page.getByRole('button', { name: 'Swap place 15', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Chemistry: 15 items' }).click();
  await expect(page.getByRole('table', { name: 'Chemistry' })).toBeVisible();
  // By keyboard: to the first row, and another item for it.
  await page.keyboard.press('j');
  await page.keyboard.press('s');
  await page.getByRole('radio').first().check();
  const put = page.getByRole('button', { name: /^Put \S+ at place 1$/ });
  const [, id = ''] = /^Put (\S+)/.exec((await put.textContent()) ?? '') ?? [];
  await put.click();
  await expect(page.getByRole('row').filter({ hasText: new RegExp(`${id.replaceAll('.', '[.]')}\\b`) })).toContainText(
    '1',
  );

  await page.getByRole('link', { name: 'Candidates', exact: true }).click();
  const file = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'hall-a.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const header = 'symbol_number,name,room,seat,groups\n';
  await file(`${header}1001,Pawan Yadav,101,1,Women\n1001,Rohan Mandal,101,2,\n`);
  await expect(page.getByRole('list', { name: 'Wrong lines' })).toContainText(
    'Line 3: symbol_number 1001 is already on line 2',
  );
  const four = [
    '1001,Pawan Yadav',
    '1002,Rohan Mandal',
    '240317,श्री प्रकृति कुमारी भट्टराई श्रेष्ठ राजोपाध्याय पौड्याल अधिकारी',
    '240318,Hari KC',
  ];
  // An office's file: a title above, headings of its own, and one that only a person understands.
  const lines = four.map((candidate, seat) => `${candidate},101,${seat + 1},\n`);
  await file(`Namuna College,,,,\nIdent,नाम थर,Room No.,Seat,Quota\n${lines.join('')}`);
  await expect(page.getByText('The header has no column symbol_number')).toBeVisible();
  await page.getByLabel('Ident', { exact: true }).selectOption('is: symbol number');
  await page.getByRole('button', { name: 'Import 4 candidates' }).click();
  await expect(page.getByText('4 PINs are at hand.')).toBeVisible();
  await page.getByRole('link', { name: 'Print admit cards' }).click();
  const card = page.getByRole('article', { name: 'Admit card of Rohan Mandal' });
  await expect(card).toContainText(/\d{4} \d{4}/);
  await expect(card).toContainText('/hall/E2E-SCI');
  // What a phone's camera reads from it.
  const { data, info } = await sharp(await card.locator('svg').last().screenshot())
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const read = decodeQr({ data, width: info.width, height: info.height });
  expect(read).toBe(`${server.url}/hall/E2E-SCI#1002/`);
  // Four cards fill a sheet, also with a title of two lines and a long name in Nepali.
  await page.getByRole('heading', { level: 2 }).evaluateAll((titles) => {
    for (const title of titles)
      title.textContent = 'Entrance examination of the Bachelor of Science in Computer Science, morning';
  });
  expect((await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.reload();
  await expect(card).not.toContainText(/\d{4} \d{4}/);

  await page.getByRole('link', { name: 'E2E-SCI' }).first().click();
  await page.getByRole('link', { name: 'Rooms', exact: true }).click();
  await page.getByRole('button', { name: 'Make a pass for 101' }).click();
  const told = await page.getByText(/Pass of 101: [2-9A-Z]{10}/).textContent();
  const [pass = ''] = /[2-9A-Z]{10}/.exec(told ?? '') ?? [];
  await page.getByRole('link', { name: 'Print the room sheets' }).click();
  await expect(page.getByRole('region', { name: 'For the invigilator of room 101' })).toContainText(pass);
  const toSign = page.getByRole('region', { name: 'List to sign, 101' });
  await expect(toSign).toContainText('Rohan Mandal');
  await expect(toSign).not.toContainText(pass);
  await page.getByRole('link', { name: 'E2E-SCI' }).first().click();

  await page.getByRole('link', { name: 'Paper', exact: true }).click();
  await expect(page.getByText('It has not been read through yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Read through' }).click();
  await page.getByRole('button', { name: 'I have read it through' }).click();
  await expect(page.getByText('Read through by')).toContainText(sunita.name);
  await page.getByRole('button', { name: 'Seal the paper' }).click();
  const dialog = page.getByRole('dialog');
  const yes = dialog.getByRole('button', { name: 'Seal the paper' });
  await expect(yes).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('checkbox', { name: 'I know that only one person has read this paper through.' }).check();
  await expect(yes).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('checkbox', { name: /^I know that .* public/ }).check();
  await yes.click();
  await expect(page.getByRole('heading', { name: 'The paper is sealed' })).toBeVisible();
  for (const tab of ['Key', 'Statistics']) {
    await page.getByRole('link', { name: tab, exact: true }).click();
    await expect(page.getByText('once the examination has ended')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Paper', exact: true }).click();
  await page.getByRole('button', { name: 'Try as a candidate' }).click();
  const address = await page.getByRole('link', { name: 'Open the trial' }).getAttribute('href');
  await page.goto(new URL(read ?? '').href);
  await expect(page.getByLabel('Symbol number')).toHaveValue('1002');
  await page.goto(address ?? '');
  await expect(page.getByLabel('Symbol number')).toHaveValue('1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Device check' })).toBeVisible();
});
