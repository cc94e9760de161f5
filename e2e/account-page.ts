import type { Locator, Page } from '@playwright/test';
import { programStarted } from './exam-page.ts';
import { expect } from './fixtures.ts';

export interface Student {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody with an e-mail of their own: the tests of a worker share one database. */
export function aStudent(): Student {
  return { name: 'Sita Gurung', email: `sita.${crypto.randomUUID()}@example.com`, password: 'seventeen-peaks' };
}

/** Makes an account past the screens. */
export async function registered(page: Page): Promise<Student> {
  const student = aStudent();
  expect((await page.request.post('/api/register', { data: student })).status()).toBe(201);
  return student;
}

/** The password's input: nothing else is labelled so. */
export function passwordField(page: Page): Locator {
  return page.getByLabel(/password/i);
}

/** A button of the page's own; the top bar has some of the same names. */
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

/** Signs in by the screen, up to the home page. */
export async function logIn(page: Page, student: Student): Promise<void> {
  await page.goto('/login');
  // The e-mail of who has just registered comes into the field by the program.
  await programStarted(page);
  await fillLogin(page, student);
  await button(page, 'Log in').click();
  await expect(page).toHaveURL('/');
}

/** Waits for a toast of exactly these words. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.locator('[data-toast] p').getByText(text, { exact: true })).toBeVisible();
}

/** The way in or out that the top bar shows. */
export async function expectSignedIn(page: Page, signedIn: boolean): Promise<void> {
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: 'Log out' })).toHaveCount(signedIn ? 1 : 0);
  await expect(bar.getByRole('link', { name: 'Log in' })).toHaveCount(signedIn ? 0 : 1);
}
