import { aStudent, button, expectToast, fillRegister, passwordField } from './account-page.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './windows.ts';

test.use({ viewport: phone });

test('an e-mail that looks mistyped is asked about; one press takes what was meant, and the login form has it', async ({
  page,
}) => {
  const student = aStudent();
  const meant = student.email.replace('@example.com', '@gmail.com');
  await page.goto('/register');
  await fillRegister(page, { ...student, email: meant.replace('.com', '') });
  await expect(page.getByText(`Did you mean ${meant}?`)).toBeVisible();
  await expect(page.locator('[data-problem]')).toHaveCount(0);
  await button(page, 'Yes, take it').click();
  await expect(page.getByLabel('E-mail')).toHaveValue(meant);
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByText('Did you mean')).toHaveCount(0);

  await button(page, 'Register').click();
  await expectToast(page, 'Register Successfully.Go to login.');
  await expect(page).toHaveURL('/login');
  // The address changes to that of the next page before the page does.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  await expect(page.getByLabel('E-mail')).toHaveValue(meant);
  await passwordField(page).fill(student.password);
  await button(page, 'Log in').click();
  await expectToast(page, 'Login Successfully.');
});

test('sent at once it is asked about first; whoever means it sends it again', async ({ page }) => {
  const student = aStudent();
  const email = student.email.replace('@example.com', '@gmail.con');
  await page.goto('/register');
  await page.getByLabel('Name').fill(student.name);
  await passwordField(page).fill(student.password);
  await page.getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Did you mean ${email.replace('.con', '.com')}?`)).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByLabel('E-mail')).not.toHaveAttribute('aria-invalid');
  await expect(page).toHaveURL('/register');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Register Successfully.Go to login.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
});
