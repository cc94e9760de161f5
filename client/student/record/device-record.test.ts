import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { merge } from '#exam/record/merge.ts';
import type { PracticeRecord } from '#exam/record/record.ts';
import { anAttempt, anyRecord, aPlace, november } from '#exam/testing/records.ts';
import { seededRandom } from '#exam/testing/seeded-random.ts';
import { recordOver, type DeviceRecord } from './device-record.ts';
import { inMemory } from './record-tables.ts';

const nothing: PracticeRecord = { attempts: [], cards: [], bookmarks: [], goals: [] };
const aDevice = (seed = 1) => recordOver(inMemory(), seededRandom(seed));
const goalsOf = async (device: DeviceRecord) => {
  const goal = await device.goal();
  return goal === undefined ? [] : [goal];
};
const whole = async (device: DeviceRecord) =>
  merge(nothing, {
    attempts: await device.attempts(),
    cards: await device.cards(),
    bookmarks: await device.bookmarks(),
    goals: await goalsOf(device),
  });

const attempt = anAttempt('device01-1', november, [aPlace()]);

describe('the record of a device', () => {
  it('holds what was put into it, merged as everywhere', async () => {
    await fc.assert(
      fc.asyncProperty(anyRecord, anyRecord, async (one, other) => {
        const device = aDevice();
        await device.put(one);
        await device.put(other, 'account');
        expect(await whole(device)).toEqual(merge(merge(nothing, one), other));
      }),
      { numRuns: 50 },
    );
  });

  it('knows what the account does not have: what was made here, until it is acknowledged', async () => {
    const device = aDevice();
    await device.put({ attempts: [attempt] });
    expect(await device.unsent()).toEqual({ ...nothing, attempts: [attempt] });
    await device.sent({ attempts: [attempt] });
    expect(await device.unsent()).toEqual(nothing);
    await device.put({ attempts: [attempt] });
    expect(await device.unsent()).toEqual(nothing);
  });

  it('still has to send what has grown while it was sent', async () => {
    const device = aDevice();
    await device.put({ attempts: [attempt] });
    const grown = { ...attempt, ended: attempt.ended + 1 };
    await device.put({ attempts: [grown] });
    await device.sent({ attempts: [attempt] });
    expect((await device.unsent()).attempts).toEqual([grown]);
  });

  it('does not send back what came from the account', async () => {
    const device = aDevice();
    await device.put({ attempts: [attempt] }, 'account');
    expect(await device.unsent()).toEqual(nothing);
  });

  it('tells by a count whether anything was put into it, sent or taken away since', async () => {
    const device = aDevice();
    await device.put({ attempts: [attempt] });
    const read = await device.changes();
    await device.attempts();
    await device.setFact('cursor/attempts', '7');
    await device.put({ attempts: [attempt] }, 'account');
    expect(await device.changes()).toBe(read);
    await device.sent({ attempts: [attempt] });
    expect(await device.changes()).toBeGreaterThan(read);
  });

  it('has one name until it is cleared, and then another; nothing is left', async () => {
    const device = aDevice();
    const name = await device.device();
    expect(await device.device()).toBe(name);
    await device.put({ attempts: [attempt] });
    expect(await device.attempts()).toEqual([attempt]);
    await device.putAside({ id: 'a', exam: 'year-quiz/2074', began: 1, left: 2, settled: 1, total: 5, keys: {} });
    await device.clear();
    expect([await whole(device), await device.asides(), await device.unsent()]).toEqual([nothing, [], nothing]);
    expect(await device.device()).not.toBe(name);
  });
});

test('papers that were put aside: each once, those touched last first', async () => {
  const device = aDevice();
  const aside = { exam: 'year-quiz/2074', began: 1, settled: 1, total: 5, keys: { exam: '{}' } };
  await device.putAside({ ...aside, id: 'one', left: 1 });
  await device.putAside({ ...aside, id: 'two', left: 2 });
  await device.putAside({ ...aside, id: 'one', left: 3 });
  expect((await device.asides()).map(({ id, left }) => [id, left])).toEqual([
    ['one', 3],
    ['two', 2],
  ]);
  await device.dropAside('one');
  expect((await device.asides()).map(({ id }) => id)).toEqual(['two']);
});

test.each([
  ['{', []],
  ['"q1"', []],
  [`[["q1",${november}],["q2"],3]`, ['q1']],
])('takes of what the device holds as gone questions only what is some: %s', async (kept, gone) => {
  const device = aDevice();
  await device.setFact('gone', kept);
  expect([...(await device.gone(november))]).toEqual(gone);
});
