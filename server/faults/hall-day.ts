import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { EntryBody, LogEntry } from '#exam/sitting/entry.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { entryOf } from '#server/features/examinations/marking/entry-of.ts';
import { call } from '#server/faults/start.ts';
import { createTestApp } from '#server/testing/app.ts';
import type { TestDatabase } from '#server/testing/databases.ts';
import { newExamination, writeItems } from '#server/testing/examinations.ts';
import { signInStaff } from '#server/testing/staff.ts';
import { bearer } from '#server/testing/students.ts';

export const examCode = 'SCI-2083';
const items = 5;
const minutes = 120;
const minute = 60_000;

/** An examination that has just begun. */
export interface HallDay {
  /** ms since 1970. */
  readonly startsAt: number;
  /** The pass of the only room. */
  readonly pass: string;
  /** When the nth candidate's time ends by the rules, with so many given minutes: an ISO text. */
  readonly endOf: (n: number, given: number) => string;
}

/** The nth candidate, from 0. */
export function candidate(n: number) {
  return { symbolNumber: String(1001 + n), pin: String(20_000_001 + n), extraMinutes: n % 3 };
}

/**
 * Makes and seals an examination with so many candidates in one room. It began a quarter of an hour ago by this
 * machine's clock.
 */
export async function beginDay(place: TestDatabase, candidates: number): Promise<HallDay> {
  const server = await createTestApp(place);
  server.clock.now = Date.now() - 65 * minute;
  const startsAt = server.clock.now + 50 * minute;
  const staff = await signInStaff(server, 'Gita');
  const csv = Array.from({ length: candidates }, (_, n) => {
    const { symbolNumber, pin, extraMinutes } = candidate(n);
    return `${symbolNumber},Candidate ${n},A,${pin},${extraMinutes}`;
  });
  const send = async (method: 'POST' | 'PUT', path: string, body?: object) => {
    const answer = await staff.send(method, `/staff/examinations${path}`, body);
    if (answer.statusCode >= 300) throw new Error(answer.body);
    return answer.json<Record<string, unknown>>();
  };
  await send('POST', '', newExamination(server, { minutes, roomLimitMinutes: 60 }));
  const ids = [...(await writeItems(staff, 'physics', 3)), ...(await writeItems(staff, 'english', items - 3))];
  await send('PUT', `/${examCode}/paper`, { items: ids });
  const lines = ['symbol_number,name,room,pin,extra_minutes', ...csv].join('\n');
  await send('POST', `/${examCode}/candidates`, { csv: lines });
  const { pass } = await send('POST', `/${examCode}/rooms/A/pass`);
  await send('POST', `/${examCode}/seal`);
  await server.close();
  return {
    startsAt,
    pass: String(pass),
    endOf: (n, given) => new Date(startsAt + (minutes + candidate(n).extraMinutes + given) * minute).toISOString(),
  };
}

/**
 * Repeats a request until a server answers it, because a kill of server or database may cut it. Throws for any other
 * answer than 200.
 */
export async function untilAnswered<T>(address: () => string, path: string, body?: object, token?: string): Promise<T> {
  for (;;) {
    const answer = await call(address(), path, body, token === undefined ? {} : bearer(token)).catch(() => null);
    if (answer?.status === 200) return answer.json as T;
    if (answer !== null && answer.status !== 503)
      throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.json)}`);
    await pause(20);
  }
}

/** The room's invigilator. Each board command is sent twice at once, and again until it is answered. */
export async function watchOverHttp(address: () => string, pass: string) {
  const { token } = await untilAnswered<{ token: string }>(address, `/room/${examCode}/sign-in`, { pass });
  return {
    act: async (act: object): Promise<void> => {
      const named = { id: randomUUID(), ...act };
      const once = () => untilAnswered(address, `/room/${examCode}/acts`, named, token);
      await Promise.all([once(), once()]);
    },
  };
}

/** Lets a test wait for the devices. An answer that no fault explains ends the wait and fails the test. */
export function watch() {
  const waits = new Set<() => void>();
  const wrong: string[] = [];
  const changed = () => {
    for (const look of waits) look();
  };
  return {
    changed,
    unexpected: (what: string) => {
      wrong.push(what);
      changed();
    },
    until: (met: () => boolean): Promise<void> =>
      new Promise((resolve, reject) => {
        const look = () => {
          const isMet = met();
          if (!isMet && wrong.length === 0) return;
          waits.delete(look);
          if (wrong.length > 0) reject(new Error(wrong.join('\n')));
          else resolve();
        };
        waits.add(look);
        look();
      }),
  };
}

/** A random step that a candidate may take next. */
export function anAct(random: () => number): EntryBody {
  const place = Math.floor(random() * items);
  const kind = (['choose', 'choose', 'choose', 'see', 'flag', 'unflag', 'clear'] as const)[Math.floor(random() * 7)];
  if (kind === undefined || kind === 'choose')
    return { kind: 'choose', place, option: 'abcd'.charAt(Math.floor(random() * 4)) };
  return { kind, place };
}

/** All entries in order, by symbol number. */
export async function readLogs(place: TestDatabase): Promise<Map<string, LogEntry[]>> {
  const { db, close } = await openDatabase(place.settings);
  const rows = await db.selectFrom('entry').selectAll().orderBy('symbol_number').orderBy('n').execute();
  await close();
  const logs = new Map<string, LogEntry[]>();
  for (const row of rows) {
    const log = logs.get(row.symbol_number) ?? [];
    logs.set(row.symbol_number, log);
    log.push(entryOf(row));
  }
  return logs;
}
