import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addStaffTo } from '#server/testing/add-staff.ts';
import { expect } from './fixtures.ts';
import type { RunningServer } from './server.ts';

/** Somebody of the staff of a running product. */
export interface Teacher {
  readonly name: string;
  readonly email: string;
}

export const teacherPassword = 'namaste-guru-2082';

/** Adds somebody of the staff to a running product. */
export function aTeacher(server: RunningServer, name: string): Promise<Teacher> {
  return somebody(server, name, 'staff');
}

/** The same of who runs the installation. */
export function anAdmin(server: RunningServer, name: string): Promise<Teacher> {
  return somebody(server, name, 'admin');
}

async function somebody(server: RunningServer, name: string, role: 'staff' | 'admin'): Promise<Teacher> {
  const email = `${randomUUID()}@college.example`;
  await addStaffTo(server, { name, email, password: teacherPassword, role });
  return { name, email };
}

/** Signs in where the sign-in stands, by keyboard alone. */
export async function signIn(page: Page, { name, email }: Teacher): Promise<void> {
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(teacherPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toContainText(name);
}
