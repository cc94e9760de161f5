import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { RunningServer } from './server.ts';

/** Somebody of the staff of a running product. */
export interface Teacher {
  readonly name: string;
  readonly email: string;
}

export const teacherPassword = 'namaste-guru-2082';

/** Registers somebody and makes them staff by the command that a college has for it. */
export function aTeacher(server: RunningServer, name: string): Promise<Teacher> {
  return somebody(server, name, 'staff');
}

/** The same of who runs the installation. */
export function anAdmin(server: RunningServer, name: string): Promise<Teacher> {
  return somebody(server, name, 'admin');
}

async function somebody(server: RunningServer, name: string, role: 'staff' | 'admin'): Promise<Teacher> {
  const email = `${randomUUID()}@college.example`;
  const answer = await fetch(`${server.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email, password: teacherPassword }),
  });
  expect(answer.status).toBe(201);
  execFileSync(process.execPath, ['server/user-command.ts', 'role', email, role, '--unproven'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      DATA_DIR: server.dataDir,
      ...(server.databaseUrl !== null && { DATABASE_URL: server.databaseUrl }),
    },
  });
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
