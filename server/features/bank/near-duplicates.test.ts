import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/platform/database/open.ts';
import { likeItems } from './near-duplicates.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { sum } from '#server/testing/items.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';

describe.each(databases)('groups of like items on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let other: Awaited<ReturnType<typeof openDatabase>>;
  let hari: Staff;
  beforeEach(async () => {
    place = await make();
    server = await createTestApp(place);
    other = await openDatabase(place.settings);
    hari = await signInStaff(server, 'Hari');
  });
  afterEach(async () => {
    await other.close();
    await server.close();
    await place.remove();
  });
  const write = async (stem: string) => (await hari.send('POST', '/staff/items', sum({ stem }))).json();

  it('are kept until the bank changes, whichever process changes it', async () => {
    const sizes = async () => (await likeItems(other.db)).map(({ items }) => items.length);
    const one = await write('Which is the capital city of Nepal?');
    expect(await sizes()).toEqual([]);
    await write('Which is the capital city of Nepal ?');
    expect(await sizes()).toEqual([2]);
    expect(await likeItems(other.db)).toBe(await likeItems(other.db));
    await hari.send('PUT', `/staff/items/${one.id}`, { ...one, stem: 'Which rivers flow through Nepal?' });
    expect(await sizes()).toEqual([]);
  });
});
