import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BankItem } from '#contract/items.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { sum } from '#server/testing/items.ts';
import { newExamination } from '#server/testing/examinations.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';

const bank = [
  sum({
    stem: 'Which GAS do plants give off?',
    subject: 'biology',
    topic: 'Leaves',
    tags: ['unit "1"', '100%'],
    difficulty: 4,
  }),
  sum({ stem: 'What is 50% of 30_000\\2?', tags: ['100'], difficulty: null }),
  sum({
    stem: 'नेपालको राजधानी कुन हो?',
    subject: 'gk',
    language: 'ne',
    difficulty: 1,
    options: [{ text: 'काठमाडौँ' }, { text: 'पोखरा' }],
  }),
  sum({
    stem: 'Which of these is a noble gas?',
    subject: 'chemistry',
    explanation: 'Neon has a full outer shell.',
    difficulty: 4,
  }),
];

describe.each(databases)('a search in the bank on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let staff: Staff;
  const ids: string[] = [];
  beforeAll(async () => {
    place = await make();
    server = await createTestApp(place);
    staff = await signInStaff(server, 'Hari');
    for (const item of bank) {
      const added = (await staff.send('POST', '/staff/items', item)).json<BankItem>();
      ids.push(added.id);
      server.clock.now += 1000;
    }
    await staff.send('PUT', `/staff/items/${ids[1]}`, { ...bank[1], version: 1, status: 'retired' });
    server.clock.now += 1000;
    await staff.send('POST', '/staff/examinations', newExamination(server, { code: 'SCI-83' }));
    await staff.send('PUT', '/staff/examinations/SCI-83/paper', { items: [ids[3]] });
  });
  afterAll(async () => {
    await server.close();
    await place.remove();
  });
  const find = async (query: object) => {
    const search = new URLSearchParams({ ...query }).toString();
    const { rows, total } = (await staff.send('GET', `/staff/items?${search}`)).json();
    return { total, found: rows.map(({ id }: BankItem) => ids.indexOf(id)) };
  };

  it.each([
    [{}, [1, 3, 2, 0]],
    [{ q: 'gas' }, [3, 0]],
    [{ q: 'ga PLANT' }, [0]],
    [{ q: 'outer shell' }, [3]],
    [{ q: 'राजधानी' }, [2]],
    [{ q: 'राज' }, [2]],
    [{ q: 'काठमा\u200Dडौँ' }, [2]],
    [{ q: '50%' }, [1]],
    [{ q: '5_%' }, []],
    [{ q: '0_0' }, [1]],
    [{ q: '\\2' }, [1]],
    [{ q: ' ' }, [1, 3, 2, 0]],
    [{ subject: 'chemistry' }, [3]],
    [{ topic: 'Leaves' }, [0]],
    [{ status: 'retired' }, [1]],
    [{ tag: 'unit "1"' }, [0]],
    [{ tag: '100%' }, [0]],
    [{ tag: '100' }, [1]],
    [{ tag: '10' }, []],
    [{ usedIn: 'SCI-83' }, [3]],
    [{ usedIn: 'SCI-84' }, []],
    [{ language: 'ne' }, [2]],
    [{ origin: 'built-in' }, []],
    [{ q: 'gas', subject: 'biology', status: 'draft' }, [0]],
    [{ sort: 'changed' }, [0, 2, 3, 1]],
    [{ sort: 'number' }, [0, 1, 2, 3]],
    [{ sort: '-number' }, [3, 2, 1, 0]],
    [{ sort: 'difficulty' }, [2, 3, 0, 1]],
    [{ sort: '-difficulty', size: 2 }, [3, 0], 4],
    [{ sort: '-facility', q: 'gas' }, [3, 0]],
  ] as [object, number[], number?][])('finds with %j items %j', async (query, found, total = found.length) => {
    expect(await find(query)).toEqual({ total, found });
  });

  it('tells nothing of papers to who is not named at their examination', async () => {
    const path = '/staff/items?usedIn=SCI-83';
    const totalFor = async (who: Staff) => (await who.send('GET', path)).json().total;
    const gita = await signInStaff(server, 'Gita');
    expect(await totalFor(gita)).toBe(0);
    expect(await totalFor(await signInStaff(server, 'Maya', 'admin'))).toBe(1);
    const named = newExamination(server, { code: 'SCI-83', coExaminers: [gita.email.toUpperCase()] });
    await staff.send('PUT', '/staff/examinations/SCI-83', named);
    expect(await totalFor(gita)).toBe(1);
  });

  it('comes in pages', async () => {
    expect(await find({ size: 3 })).toEqual({ total: 4, found: [1, 3, 2] });
    expect(await find({ size: 3, page: 2 })).toEqual({ total: 4, found: [0] });
    expect(await find({ page: 3 })).toEqual({ total: 4, found: [] });
    for (const wrong of ['size=201', 'page=0', 'status=new', 'size=x']) {
      expect((await staff.send('GET', `/staff/items?${wrong}`)).json().code).toBe('invalid');
    }
  });
});
