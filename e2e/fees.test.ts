import { createEsewaServer } from '#server/testing/esewa-server.ts';
import { staffOf } from '#server/testing/staff-of.ts';
import { expectNoFinding } from './axe.ts';
import { applyWithVoucher, bankList, feeExamination } from './fee-examination.ts';
import { expect, test } from './fixtures.ts';
import { startServer } from './server.ts';
import { desk, phone } from './windows.ts';

test('an applicant pays at eSewa and comes back; a clerk brings the bank’s list and decides what differs', async ({
  page,
}) => {
  const esewa = await createEsewaServer();
  const server = await startServer({
    ESEWA_MERCHANT_CODE: esewa.merchantCode,
    ESEWA_SECRET: esewa.secret,
    ESEWA_URL: esewa.url,
  });
  const code = 'FEES-2083';
  const staff = await staffOf(server, 'Clerk');
  await feeExamination(server, staff, code, ['voucher', 'esewa']);

  const url = (path: string) => server.url + path;
  await page.goto(url(`/notices/${code}/apply`));
  await page.getByLabel('Name as in your certificate').fill('Sushma BK');
  await expect(page.getByRole('status').filter({ hasText: 'Saved on this device and online' })).toBeVisible();
  await page.goto(url(`/notices/${code}/apply/fee`));
  await page.getByRole('radio', { name: /^eSewa/ }).check();
  await expectNoFinding(page, 'fee');
  await page.getByRole('button', { name: 'Pay Rs 1,000 with eSewa' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Pay Rs 1,000 with eSewa' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Paid: eSewa has confirmed it.')).toBeVisible();
  await expect(page).toHaveURL(url(`/notices/${code}/apply/fee`));

  await applyWithVoucher(server, code, {
    n: 1,
    name: 'Asmita Tamang',
    voucher: '0093412',
    email: 'asmita@example.com',
  });
  await applyWithVoucher(server, code, { n: 2, name: 'Ramesh Oli', voucher: '0092230' });

  await page.context().addCookies([staff.cookie]);
  await page.setViewportSize(desk);
  // An open fee asks before its application is accepted.
  await page.goto(url(`/staff/examinations/${code}/applications`));
  await expect(page.getByRole('heading', { name: 'Asmita Tamang' })).toBeFocused();
  await page.keyboard.press('a');
  const question = page.getByRole('dialog', { name: 'Accept Asmita Tamang with an open fee?' });
  await expect(question).toContainText('voucher not compared yet');
  await expectNoFinding(page, 'open fee');
  await question.getByRole('button', { name: 'Cancel' }).click();
  // A first list, without these vouchers: without one there is nothing to ask about.
  const first = bankList('1,1000,2026-11-18,ANOTHER');
  await staff.send('POST', `/staff/examinations/${code}/bank-list`, { csv: first });
  await page.goto(url(`/staff/examinations/${code}/payments`));
  await expect(page.getByText('never submitted so far, Rs 1,000')).toBeVisible();
  await page.getByRole('button', { name: 'Not in the list yet 2' }).click();
  await expect(page.getByText('Ramesh Oli')).toBeVisible();
  // One applicant alone gave an address.
  await page.getByRole('button', { name: 'Ask for it…' }).click();
  const message = page.getByRole('dialog', { name: 'Ask Asmita Tamang about the voucher' });
  await expect(message).toBeVisible();
  await expectNoFinding(page, 'ask about a voucher');
  await message.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByText(/^asked /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask for it…' })).toBeHidden();
  const list = bankList('93412,"1,000.00",2026-11-18,ASMITA T', '92230,1500,2026-11-18,R OLI');
  await page
    .getByLabel('Upload a bank list')
    .setInputFiles({ name: 'rbb.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await expect(page.getByText('2 lines, of which 2 are new.')).toBeVisible();
  await page.getByRole('button', { name: 'Bring it' }).click();
  await page.getByRole('button', { name: 'Differ 1' }).click();
  await expect(page.locator('mark', { hasText: 'Rs 1,500' })).toBeVisible();
  await expectNoFinding(page, 'payments');
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByRole('dialog').getByLabel('Why').fill('He paid for his brother too.');
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Matched 2' }).click();
  await expect(page.getByText('decided by a person')).toBeVisible();
  await page.setViewportSize(phone);
  await expectNoFinding(page, 'payments on a phone');
  await staff.close();
  await server.stop();
  await esewa.stop();
});
