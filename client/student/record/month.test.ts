import { expect, it } from 'vitest';
import { answersOf } from '#exam/record/answers.ts';
import { reviewsOf } from '#exam/record/due.ts';
import { merge } from '#exam/record/merge.ts';
import { mistakesOf } from '#exam/record/mistakes.ts';
import type { KeptPlace, PracticeRecord } from '#exam/record/record.ts';
import { review } from '#exam/record/review-card.ts';
import { aDay, anAttempt, aPlace, november } from '#exam/testing/records.ts';
import { seededRandom } from '#exam/testing/seeded-random.ts';
import { recordOver, type DeviceRecord } from './device-record.ts';
import { inMemory } from './record-tables.ts';
import type { AccountSide } from './sync-calls.ts';
import { syncWith } from './sync.ts';

const nothing: PracticeRecord = { attempts: [], cards: [], bookmarks: [], goals: [] };

function anAccount(): AccountSide & { held: PracticeRecord } {
  /** The changes in the order of their arrival; a cursor is a place in it. */
  const changes: Partial<PracticeRecord>[] = [];
  const account = {
    held: nothing,
    send: async (part: Partial<PracticeRecord>) => {
      account.held = merge(account.held, { ...nothing, ...part });
      changes.push(part);
    },
    since: async (kind: keyof PracticeRecord, cursor = '0') => ({
      part: { [kind]: changes.slice(Number(cursor)).flatMap((part): readonly unknown[] => part[kind] ?? []) },
      cursor: String(changes.length),
    }),
  };
  return account;
}

const goalsOf = async (device: DeviceRecord) => {
  const goal = await device.goal();
  return goal === undefined ? [] : [goal];
};

const holds = async (device: DeviceRecord): Promise<PracticeRecord> =>
  merge(nothing, {
    attempts: await device.attempts(),
    cards: await device.cards(),
    bookmarks: await device.bookmarks(),
    goals: await goalsOf(device),
  });

/** The due reviews of a device at this time, each answered right and rated good. Returns how many there were. */
async function reviewAll(device: DeviceRecord, id: string, now: number): Promise<number> {
  const record = await holds(device);
  const { toDo } = reviewsOf(record, answersOf(record.attempts), now);
  const cards = new Map(record.cards.map((card) => [card.question, card]));
  const places: KeptPlace[] = toDo.map((question) => aPlace({ question }));
  if (toDo.length === 0) return 0;
  await device.put({ cards: toDo.map((question) => review(cards.get(question) ?? null, question, 3, now)) });
  await device.put({ attempts: [{ ...anAttempt(id, now, places), exam: 'review' }] });
  return toDo.length;
}

it('a month on two devices, each offline for days: mistakes come, are reviewed as FSRS says, leave; nothing is lost or doubled', async () => {
  const account = anAccount();
  const phone = recordOver(inMemory(), seededRandom(1));
  const desk = recordOver(inMemory(), seededRandom(2));
  const mistakes = async (device: DeviceRecord) => mistakesOf(answersOf(await device.attempts())).length;
  const reviewed: Record<string, number[]> = { phone: [], desk: [] };
  let made = 0;

  for (let day = 0; day < 30; day += 1) {
    const now = november + day * aDay;
    // Two papers on the phone: ten questions, six of them wrong.
    if (day === 0 || day === 3) {
      const places = Array.from({ length: 10 }, (_, n) =>
        aPlace({ question: `day${day}-${n}`, outcome: n < 6 ? 'wrong' : 'right' }),
      );
      await phone.put({ attempts: [anAttempt(`phone-paper-${day}`, now, places)] });
      made += 1;
    }
    for (const [name, device] of Object.entries({ phone, desk })) {
      // The phone has no network from the 5th to the 12th day, the desk from the 10th to the 14th.
      const online = name === 'phone' ? day < 5 || day > 12 : day < 10 || day > 14;
      if (online) expect(await syncWith(device, account)).toBe(true);
      // A student uses each every other day.
      if (day % 2 !== (name === 'phone' ? 0 : 1)) continue;
      const count = await reviewAll(device, `${name}-reviews-${day}`, now + 3_600_000);
      if (count === 0) continue;
      reviewed[name]?.push(day);
      made += 1;
      if (online) await syncWith(device, account);
    }
    if (day === 0) expect(await mistakes(phone)).toBe(6);
    if (day === 3) expect(await mistakes(phone)).toBeGreaterThanOrEqual(6);
  }
  for (const device of [phone, desk, phone]) expect(await syncWith(device, account)).toBe(true);

  const [onPhone, onDesk] = [await holds(phone), await holds(desk)];
  expect(onPhone).toEqual(onDesk);
  expect(onPhone).toEqual(account.held);
  expect(onPhone.attempts).toHaveLength(made);
  expect(new Set(onPhone.attempts.map(({ id }) => id)).size).toBe(made);
  expect([await phone.unsent(), await desk.unsent()]).toEqual([nothing, nothing]);

  // Every question was right on two days since, so all have left. Each has a card, and its due date moves further away.
  expect(await mistakes(phone)).toBe(0);
  expect(onPhone.cards).toHaveLength(12);
  expect(onPhone.cards.every(({ state, due, reviewed: at, days }) => state === 2 && due - at === days * aDay)).toBe(
    true,
  );
  expect(Math.min(...onPhone.cards.map(({ days }) => days))).toBeGreaterThan(10);
  expect([reviewed['phone']?.length, reviewed['desk']?.length]).not.toContain(0);
});
