import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addStaffTo } from '#server/testing/add-staff.ts';
import { expect } from './fixtures.ts';
import type { RunningServer } from './server.ts';

/** A member of staff of a running product. */
export interface Teacher {
  readonly name: string;
  readonly email: string;
}

export const teacherPassword = 'namaste-guru-2082';

/** Adds a member of staff to a running product. */
export function aTeacher(server: RunningServer, name: string): Promise<Teacher> {
  return somebody(server, name, 'staff');
}

/** The same for the admin of the installation. */
export function anAdmin(server: RunningServer, name: string): Promise<Teacher> {
  return somebody(server, name, 'admin');
}

async function somebody(server: RunningServer, name: string, role: 'staff' | 'admin'): Promise<Teacher> {
  const email = `${randomUUID()}@college.example`;
  await addStaffTo(server, { name, email, password: teacherPassword, role });
  return { name, email };
}

/** Signs in on the sign-in screen, only by keyboard. */
export async function signIn(page: Page, { name, email }: Teacher): Promise<void> {
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(teacherPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toContainText(name);
}
