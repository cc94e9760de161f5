import type { Locator, Page } from '@playwright/test';
import { programStarted } from './exam-page.ts';
import { expect } from './fixtures.ts';

export interface Student {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** A person with their own e-mail, because the tests of a worker share one database. */
export function aStudent(): Student {
  return { name: 'Sita Gurung', email: `sita.${crypto.randomUUID()}@example.com`, password: 'seventeen-peaks' };
}

/** Makes an account without the screens. */
export async function registered(page: Page): Promise<Student> {
  const student = aStudent();
  expect((await page.request.post('/api/register', { data: student })).status()).toBe(201);
  return student;
}

/** The password's input. No other element has this label. */
export function passwordField(page: Page): Locator {
  return page.getByLabel(/password/i);
}

/** A button of the page itself; the top bar has buttons with some of the same names. */
export function button(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('button', { name, exact: true });
}

export async function fillLogin(page: Page, { email, password }: Pick<Student, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await passwordField(page).fill(password);
}

export async function fillRegister(page: Page, student: Student): Promise<void> {
  await page.getByLabel('Name').fill(student.name);
  await fillLogin(page, student);
}

/** Signs in on the screen, and waits for the home page. */
export async function logIn(page: Page, student: Student): Promise<void> {
  await page.goto('/login');
  // After a registration, the program fills in the e-mail.
  await programStarted(page);
  await fillLogin(page, student);
  await button(page, 'Log in').click();
  await expect(page).toHaveURL('/');
}

/** Waits for a toast of exactly these words. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.locator('[data-toast] p').getByText(text, { exact: true })).toBeVisible();
}

/** The log-in or log-out control in the top bar. */
export async function expectSignedIn(page: Page, signedIn: boolean): Promise<void> {
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: 'Log out' })).toHaveCount(signedIn ? 1 : 0);
  await expect(bar.getByRole('link', { name: 'Log in' })).toHaveCount(signedIn ? 0 : 1);
}
