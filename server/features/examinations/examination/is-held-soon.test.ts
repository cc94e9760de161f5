import { expect, it } from 'vitest';
import { createTestApp } from '#server/testing/app.ts';
import { migratedSqlite } from '#server/testing/databases.ts';
import { sealExamination } from '#server/testing/examinations.ts';
import { signInStaff } from '#server/testing/staff.ts';
import { isHeldSoon } from './is-held-soon.ts';

const minute = 60_000;

it('holds from the seal to the end of the last candidate, and not for a draft', async () => {
  const place = await migratedSqlite();
  const server = await createTestApp(place);
  const { db } = server.database;
  const sealedAt = server.clock.now;
  const after = (minutes: number) => isHeldSoon(db, sealedAt + minutes * minute);
  expect(await after(0)).toBe(false);
  const staff = await signInStaff(server, 'Gita');
  await sealExamination(server, staff, 'symbol_number,name,room,pin\n1001,Sita,A,11111111\n');
  // Sealed, open, running; it starts after 50 minutes and takes 30.
  expect(await Promise.all([0, 10, 60].map(after))).toEqual([true, true, true]);
  expect(await after(24 * 60)).toBe(false);
  await server.close();
  await place.remove();
});
