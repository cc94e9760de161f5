import { aStudent, button, expectToast } from './account-page.ts';
import { programStarted } from './exam-page.ts';
import { expect, test } from './fixtures.ts';
import { desk, phone } from './windows.ts';

test.use({ viewport: phone });

const refused = /422/;

test('a registration in Nepali says what is wrong with each field, and ends at the login', async ({ page }) => {
  const student = aStudent();
  await page.goto('/ne/register');
  await programStarted(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('नयाँ खाता');
  const [name, email, password] = ['नाम', 'इमेल', 'पासवर्ड'].map((label) => page.getByLabel(label, { exact: true }));
  const send = button(page, 'दर्ता गर्नुहोस्');
  if (!name || !email || !password) throw new Error('The form lacks a field.');

  await send.click();
  await expect(name).toHaveAccessibleDescription('आफ्नो नाम लेख्नुहोस्।');
  await expect(email).toHaveAccessibleDescription('आफ्नो इमेल लेख्नुहोस्।');
  await expect(password).toHaveAccessibleDescription('पासवर्ड लेख्नुहोस्।');

  await name.fill(student.name);
  await email.fill('sita');
  await password.fill('short');
  await expect(email).toHaveAccessibleDescription('name@example.com जस्तो इमेल लेख्नुहोस्।');
  await expect(password).toHaveAccessibleDescription('पासवर्ड कम्तीमा ८ अक्षरको हुनुपर्छ।');

  await email.fill(student.email.replace('@example.com', '@gmail.con'));
  await password.fill(student.password);
  await expect(page.getByText('भन्न खोज्नुभएको हो?')).toBeVisible();
  await email.fill(student.email);
  await send.click();
  await expectToast(page, 'दर्ता भयो। अब लगइन गर्नुहोस्।');
  await expect(page).toHaveURL('/ne/login');
  // The address changes to that of the login before the form does, and the form before has a password too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('लगइन');
  await page.getByLabel('पासवर्ड', { exact: true }).fill(student.password);
  await button(page, 'लगइन गर्नुहोस्').click();
  await expectToast(page, 'लगइन भयो।');
  await expect(page).toHaveURL('/ne');
});

test.describe('what the server refuses', () => {
  test.use({ expectedErrors: [refused] });

  test('is said in Nepali on a Nepali page', async ({ page }) => {
    const student = aStudent();
    await page.goto('/ne/register');
    await programStarted(page);
    await page.getByLabel('नाम', { exact: true }).fill(student.name);
    await page.getByLabel('इमेल', { exact: true }).fill(student.email);
    const password = page.getByLabel('पासवर्ड', { exact: true });
    await password.fill('password123');
    await button(page, 'दर्ता गर्नुहोस्').click();
    await expect(password).toHaveAccessibleDescription(/^यो पासवर्ड धेरैले राख्छन्/);
    await expect(page.getByRole('alert').filter({ visible: true })).toContainText('जाँचेर फेरि प्रयास गर्नुहोस्।');
  });
});

test.describe('somebody signed in', () => {
  test.use({ viewport: desk, navShown: true });

  test('keeps the language with the account by the switch', async ({ page }) => {
    const student = aStudent();
    expect((await page.request.post('/api/register', { data: student })).status()).toBe(201);
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(student.email);
    await page.getByLabel('Password', { exact: true }).fill(student.password);
    await button(page, 'Log in').click();
    await expect(page).toHaveURL('/');
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/me/language'));
    await page.getByRole('navigation').getByRole('button', { name: 'नेपाली' }).click();
    expect((await kept).status()).toBe(200);
    await expect(page).toHaveURL('/ne');
  });
});
