import { afterEach, describe, expect, it } from 'vitest';
import { fillLikeness } from './fill-likeness.ts';
import { createTestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { sum } from '#server/testing/items.ts';
import { signInStaff } from '#server/testing/staff.ts';

let place: TestDatabase;
afterEach(() => place.remove());

describe.each(databases)('items of before on $kind', ({ make }) => {
  it('are compared as new ones are', async () => {
    place = await make();
    const server = await createTestApp(place);
    const hari = await signInStaff(server, 'Hari');
    for (const stem of ['What is the capital of Nepal?', 'Which rivers flow through Nepal?'])
      await hari.send('POST', '/staff/items', sum({ stem }));
    const { db } = server.database;
    const read = () => db.selectFrom('item').select(['id', 'frame', 'words']).orderBy('id').execute();
    const asStored = await read();
    await db.updateTable('item').set({ frame: '', words: '' }).execute();
    await fillLikeness(db);
    expect(await read()).toEqual(asStored);
    expect(asStored.at(-1)).toMatchObject({ words: 'flow nepal rivers through' });
    await server.close();
  });
});
