import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '#server/platform/database/open.ts';
import { fillLikeness } from './fill-likeness.ts';
import { createTestApp } from '#server/testing/app.ts';
import { migratedPostgres } from '#server/testing/databases.ts';
import { sum } from '#server/testing/items.ts';
import { signInStaff } from '#server/testing/staff.ts';

it('leaves an item alone that was saved while it was being filled in', async () => {
  const place = await migratedPostgres();
  const server = await createTestApp(place);
  const other = await openDatabase(place.settings);
  const hari = await signInStaff(server, 'Hari');
  const item = (await hari.send('POST', '/staff/items', sum({ stem: 'What is the capital of Nepal?' }))).json();
  const { db } = server.database;
  await db.updateTable('item').set({ frame: '', words: '' }).execute();
  const words = async () => (await db.selectFrom('item').select('words').executeTakeFirstOrThrow()).words;

  let filling: Promise<void> | undefined;
  await other.db.transaction().execute(async (trx) => {
    // fillLikeness waits for this row after it has read the items.
    await trx.updateTable('content_state').set({ id: 1 }).where('id', '=', 1).execute();
    filling = fillLikeness(db);
    const waiting = sql<{ n: number }>`select count(*) as n from pg_locks where not granted`;
    await expect.poll(async () => Number((await waiting.execute(other.db)).rows[0]?.n)).toBeGreaterThan(0);
    const saved = await hari.send('PUT', `/staff/items/${item.id}`, {
      ...item,
      stem: 'Which rivers flow through Nepal?',
    });
    expect(saved.statusCode).toBe(200);
  });
  await filling;
  expect(await words()).toBe('flow nepal rivers through');
  await other.close();
  await server.close();
  await place.remove();
});
