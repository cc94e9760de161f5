import type { Database } from '#server/platform/database/tables.ts';
import { part } from '../exam/plot.ts';

type Send = <T>(method: string, path: string, body?: object) => Promise<T>;

/** As many applications as section 10 of the rules asks. */
const all = 10_000;
const most = 900;
/** As many as a clerk accepts at once there. */
const acceptedAtOnce = 212;

/** Copies one submitted application until there are so many, each a person of its own. */
export async function fillApplications(db: Database, code: string): Promise<void> {
  const rows = await db.selectFrom('application').selectAll().where('examination', '=', code).execute();
  const [one] = rows;
  if (one === undefined) return;
  const copies = Array.from({ length: Math.max(0, all - rows.length) }, (_, index) => {
    const n = String(index).padStart(7, '0');
    return { ...one, number: `9${n}`, person_key: `copy-${n}`, phone_key: `copy-${n}`, account_id: null };
  });
  // Few enough for the variables of one statement.
  const atOnce = Math.floor(most / Object.keys(one).length);
  for (let from = 0; from < copies.length; from += atOnce)
    // oxlint-disable-next-line eslint/no-await-in-loop -- one statement after the other
    await db
      .insertInto('application')
      .values(copies.slice(from, from + atOnce))
      .execute();
}

/** How long the desk takes: one application after the other, many accepted at once, numbers and seats. Prints a line each. */
export async function measureDesk(send: Send, code: string): Promise<void> {
  const path = `/staff/examinations/${code}`;
  const timed = async <T>(work: () => Promise<T>) => {
    const from = performance.now();
    const answer = await work();
    return { ms: performance.now() - from, answer };
  };
  const { rows } = await send<{ rows: { number: string }[] }>('POST', `${path}/applications/accept?preview=1`, {});
  const first = rows.slice(0, acceptedAtOnce).map(({ number }) => number);
  const opened: { ms: number }[] = [];
  for (const { number } of rows.slice(0, 100))
    // oxlint-disable-next-line eslint/no-await-in-loop -- a clerk goes from one to the next
    opened.push(await timed(() => send('GET', `${path}/applications/${number}`)));
  const listed = await timed(() =>
    send<{ total: number }>('GET', `${path}/applications?state=submitted&search=Applicant`),
  );
  const accepted = await timed(() =>
    send<{ accepted: number }>('POST', `${path}/applications/accept`, { numbers: first }),
  );
  await send('POST', `${path}/applications/accept`, {});
  const numbered = await timed(() =>
    send('POST', `${path}/numbers`, { first: '100001', order: 'shuffled', seed: '1' }),
  );
  console.log(
    `one application p50 ${part(opened, 0.5).toFixed(1)} ms, p99 ${part(opened, 0.99).toFixed(1)} ms; ` +
      `search ${listed.ms.toFixed(0)} ms among ${listed.answer.total}; accept ${accepted.answer.accepted} ${accepted.ms.toFixed(0)} ms; numbers ${numbered.ms.toFixed(0)} ms`,
  );
}
