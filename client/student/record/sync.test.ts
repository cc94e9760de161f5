import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '#client/lib/api/api-error.ts';
import { merge } from '#exam/record/merge.ts';
import type { PracticeRecord } from '#exam/record/record.ts';
import { anAttempt, aPlace, november } from '#exam/testing/records.ts';
import { seededRandom } from '#exam/testing/seeded-random.ts';
import { recordOver, type DeviceRecord } from './device-record.ts';
import { inMemory } from './record-tables.ts';
import type { AccountSide } from './sync-calls.ts';
import { syncWith } from './sync.ts';

const nothing: PracticeRecord = { attempts: [], cards: [], bookmarks: [], goals: [] };
const unreachable = new ApiError(0, { code: 'unreachable', message: 'no answer' });
const ids = async (device: DeviceRecord) => (await device.attempts()).map(({ id }) => id).sort();
const attempt = (n: number) => anAttempt(`device01-${n}`, november + n, [aPlace()]);

/** An account with pages of two entries. It fails on command: before it has stored what it got, or after. */
let account: AccountSide & { held: PracticeRecord; fails: 'before' | 'after' | null; sent: number };

beforeEach(() => {
  account = {
    held: nothing,
    fails: null,
    sent: 0,
    send: async (part) => {
      if (account.fails === 'before') throw unreachable;
      account.sent += 1;
      account.held = merge(account.held, { ...nothing, ...part });
      if (account.fails === 'after') throw unreachable;
    },
    since: async (kind, cursor) => {
      if (account.fails) throw unreachable;
      const from = Number(cursor ?? 0);
      const page = account.held[kind].slice(from, from + 2);
      return { part: { [kind]: page }, cursor: String(from + page.length) };
    },
  };
});

const aDevice = () => recordOver(inMemory(), seededRandom(1));

it('brings two devices to one record', async () => {
  const [phone, desk] = [aDevice(), aDevice()];
  await phone.put({ attempts: [attempt(1), attempt(2), attempt(3)] });
  await desk.put({ attempts: [attempt(4)] });
  expect(await syncWith(phone, account)).toBe(true);
  expect(await syncWith(desk, account)).toBe(true);
  expect(await syncWith(phone, account)).toBe(true);
  const all = [1, 2, 3, 4].map((n) => `device01-${n}`);
  expect([await ids(phone), await ids(desk)]).toEqual([all, all]);
  expect(await phone.unsent()).toEqual(nothing);
});

it.each(['before', 'after'] as const)('keeps what broke off %s it arrived, and counts it once', async (fails) => {
  const phone = aDevice();
  await phone.put({ attempts: [attempt(1)] });
  account.fails = fails;
  expect(await syncWith(phone, account)).toBe(false);
  expect((await phone.unsent()).attempts).toHaveLength(1);
  account.fails = null;
  expect(await syncWith(phone, account)).toBe(true);
  expect(account.held.attempts).toEqual([attempt(1)]);
  expect(await phone.unsent()).toEqual(nothing);
});

it('is called off by a log-out without a word, and keeps what has not gone out', async () => {
  const phone = aDevice();
  await phone.put({ attempts: [attempt(1)] });
  const send = () => Promise.reject(new DOMException('called off', 'AbortError'));
  expect(await syncWith(phone, { ...account, send })).toBe(false);
  expect((await phone.unsent()).attempts).toHaveLength(1);
});

it('sends nothing when there is nothing to send', async () => {
  const phone = aDevice();
  await phone.put({ attempts: [attempt(1)] });
  await syncWith(phone, account);
  await syncWith(phone, account);
  expect(account.sent).toBe(1);
});

it('is held up by nothing that the account refuses', async () => {
  const phone = aDevice();
  await phone.put({ attempts: [attempt(1), attempt(2), attempt(3)] });
  const refuses = { ...account };
  refuses.send = async (part) => {
    if (part.attempts?.some(({ id }) => id.endsWith('2'))) {
      throw new ApiError(422, { code: 'invalid', message: 'refused' });
    }
    await account.send(part);
  };
  expect(await syncWith(phone, refuses)).toBe(true);
  expect(account.held.attempts.map(({ id }) => id)).toEqual(['device01-1', 'device01-3']);
  expect([await ids(phone), (await phone.unsent()).attempts]).toEqual([['device01-1', 'device01-2', 'device01-3'], []]);
});
