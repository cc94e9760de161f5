import { randomBytes } from 'node:crypto';
import { addAccount } from '#server/features/accounts/accounts.ts';
import { changeDuties } from '#server/features/accounts/change-duties.ts';
import { beginStaffSession } from '#server/features/accounts/staff-sessions.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { staffCookie } from '#server/platform/http/authorize.ts';
import type { TestDatabase } from '#server/testing/databases.ts';

export const code = 'BENCH-1';
export const questions = 20;

/** The symbol number and the PIN of the nth candidate, from 0. */
export function candidate(n: number): { readonly symbolNumber: string; readonly pin: string } {
  return { symbolNumber: String(10_001 + n), pin: String(20_000_001 + n) };
}

/** Makes and seals an examination with so many candidates on a running server. It starts at `startsAt` (ms since 1970). */
export async function sealExamination(
  url: string,
  place: TestDatabase,
  {
    candidates,
    startsAt,
    minutes,
  }: { readonly candidates: number; readonly startsAt: number; readonly minutes: number },
): Promise<void> {
  const { db, close } = await openDatabase(place.settings);
  const account = { id: 'bench', name: 'Bench', email: 'bench@college.example', passwordHash: 'none' };
  await addAccount(db, { ...account, language: 'en' }, Date.now());
  await changeDuties(db, { email: account.email, duties: ['examiner'], evenUnproven: true }, 'system', Date.now());
  const row = { id: account.id, password_hash: account.passwordHash, duties: 'examiner' };
  const session = await db.transaction().execute((trx) => beginStaffSession(trx, row, Date.now(), randomBytes));
  const headers = { cookie: `${staffCookie}=${session?.token}`, origin: url, 'content-type': 'application/json' };
  const send = async <T>(method: string, path: string, body: object = {}): Promise<T> => {
    const answer = await fetch(`${url}/api/staff${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  await send('POST', '/examinations', {
    code,
    title: { en: 'Measured' },
    startsAt: new Date(startsAt).toISOString(),
    minutes,
    sections: [{ title: 'Physics', subject: 'physics', count: questions, marks: 1 }],
    reviewedOnly: false,
    roomLimitMinutes: 30,
  });
  const items: string[] = [];
  for (let number = 1; number <= questions; number += 1) {
    const options = ['one', 'two', 'three', 'four'].map((text) => ({ text: `${text} ${number}` }));
    const body = { subject: 'physics', stem: `Question ${number} of the measured paper?`, options, right: ['a'] };
    items.push((await send<{ id: string }>('POST', '/items', body)).id);
  }
  await send('PUT', `/examinations/${code}/paper`, { items });
  const lines = Array.from({ length: candidates }, (_, n) => {
    const { symbolNumber, pin } = candidate(n);
    return `${symbolNumber},Candidate ${n},Room ${Math.floor(n / 40)},${(n % 40) + 1},${pin}`;
  });
  for (let from = 0; from < lines.length; from += 1000) {
    const csv = ['symbol_number,name,room,seat,pin', ...lines.slice(from, from + 1000)].join('\n');
    await send('POST', `/examinations/${code}/candidates`, { csv });
  }
  await send('POST', `/examinations/${code}/seal`);
  await close();
}
