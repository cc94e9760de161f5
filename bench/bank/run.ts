// `npm run bench:bank`: how long a bank of 10,000 items takes to search, list, import into and export. The same run measures plain SQL over
// the same rows. It takes some two minutes on a machine that does nothing else. ROUNDS sets how often each is asked.
import { importItems, type WrittenItem } from '#server/features/bank/add-items.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { makePostgres, makeSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { createPostgresServer } from '#server/testing/postgres-server.ts';
import { sendFile } from '#server/testing/send-file.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';
import { sayMachine } from '../server/machine.ts';
import { plainSql, type Ask } from './plain-sql.ts';

const rounds = Number(process.env.ROUNDS ?? 15);
const size = 10_000;
const subjects = ['physics', 'chemistry', 'biology', 'mathematics', 'english'];

/** A question that resembles no other. */
const item = (n: number): WrittenItem => ({
  subject: subjects[n % subjects.length] ?? null,
  topic: `Topic ${n % 40}`,
  tags: ['bench'],
  language: 'en',
  difficulty: (n % 5) + 1,
  stem: `A body of ${n} kg moves with $${n % 90} m/s$ for ${n % 7} seconds. What is its momentum in question ${n}?`,
  options: [1, 2, 3, 4].map((factor) => ({ text: `${n * (n % 90) * factor} kg m/s` })),
  right: ['a'],
  explanation: `Momentum is mass times velocity: $p = mv$, here number ${n}.`,
  figure: null,
});

/** The median of several runs, in ms. */
async function median(task: () => unknown, times = rounds): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const start = performance.now();
    await task();
    took.push(performance.now() - start);
  }
  return took.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
}

const get = (staff: Staff, path: string) => async () => {
  const answer = await staff.send('GET', path);
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
};

async function importOf(server: TestApp, staff: Staff, count: number): Promise<void> {
  const text = Array.from(
    { length: count },
    (_, n) => `New question ${n}: what is ${n} + 1?\nA. ${n}\nB. ${n + 1}\nANSWER: B\n`,
  );
  const preview = await sendFile(server, staff, '/staff/import', text.join('\n'), 'bench.txt');
  const { import: id } = preview.json<{ import: string }>();
  const accepted = await staff.send('POST', `/staff/import/${id}/accept`, {});
  if (accepted.json<{ added: number }>().added !== count) throw new Error(`import answered ${accepted.body}`);
}

/** Candidates have sat every second item. */
async function noteFacilities({ database: { db } }: TestApp): Promise<void> {
  const own = await db.selectFrom('item').select('id').where('origin', '=', 'own').execute();
  const rows = own
    .filter((_, n) => n % 2 === 0)
    .map(({ id }, n) => ({ item_id: id, facility: (n % 101) / 100, found_at: n }));
  for (let start = 0; start < rows.length; start += 1000) {
    await db
      .insertInto('item_facility')
      .values(rows.slice(start, start + 1000))
      .execute();
  }
}

async function bench(kind: string, place: TestDatabase): Promise<void> {
  const server = await createTestApp(place);
  const staff = await signInStaff(server, 'Hari');
  const items = Array.from({ length: size }, (_, n) => item(n));
  await importItems(server.database.db, items, { author: 'Hari', source: 'bench', now: server.clock.now });
  await noteFacilities(server);
  const { ask, close } = await plainSql(place.settings);
  console.log(`\n${kind}: ${size} items, medians of ${rounds} in ms\n\n| what | product | plain SQL |\n|---|---|---|`);
  const row = async (name: string, path: string, sql: Ask, times?: number) => {
    const [product, plain] = [await median(get(staff, path), times), await median(() => ask(sql), times)];
    console.log(`| ${name} | ${product.toFixed(1)} | ${plain.toFixed(1)} |`);
  };
  await row('list, first page of 50', '/staff/items?size=50', { page: 1, size: 50 });
  await row('list, page 190 of 50', '/staff/items?size=50&page=190', { page: 190, size: 50 });
  await row('search for a rare word', '/staff/items?q=question%207777', {
    page: 1,
    size: 50,
    words: ['question', '7777'],
  });
  await row('search for a common word', '/staff/items?q=momentum', { page: 1, size: 50, words: ['momentum'] });
  // An order that no index has.
  const order = { page: 1, size: 50 };
  await row('list by facility', '/staff/items?size=50&sort=facility', { ...order, by: 'facility' });
  await row('list by difficulty', '/staff/items?size=50&sort=-difficulty', { ...order, by: 'difficulty' });
  await row('what there is and what waits', '/staff/bank', { page: 1, size: 1 });
  for (const format of ['csv', 'gift', 'moodle-xml', 'qti', 'xlsx']) {
    await row(`export of ${size}, ${format}`, `/staff/export?format=${format}`, { page: 1, size: size * 2 }, 3);
  }
  const copied = await median(() => ask({ page: 1, size: 2000, copy: true }), 3);
  console.log(
    `| import of 2,000: preview and accept | ${(await median(() => importOf(server, staff, 2000), 1)).toFixed(1)} | ${copied.toFixed(1)} |`,
  );
  await close();
  await server.close();
  await place.remove();
}

sayMachine();
await bench('SQLite', await makeSqlite());
const postgres = await createPostgresServer({ outlive: 'power cuts' });
await bench('PostgreSQL', await makePostgres(postgres.url));
await postgres.remove();
