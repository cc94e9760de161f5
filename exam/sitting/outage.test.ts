import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lossIn, outageBegins, outageEnds, outageOpened, type Contact } from './outage.ts';
import { darkAfter, divideSilence, lengthOf, silentAfter, type TimeSpan } from './silence.ts';

const s = 1000;
const minute = 60 * s;

const contact = (symbolNumber: string, lastHeard: number, more: Partial<Contact> = {}): Contact => ({
  symbolNumber,
  lastHeard,
  silences: [],
  ran: [],
  working: true,
  ...more,
});

const stretch = fc
  .tuple(fc.integer({ min: 0, max: 3600 }), fc.integer({ min: 1, max: 900 }))
  .map(([from, length]): TimeSpan => ({ from: from * s, to: (from + length) * s }));

describe('a silence', () => {
  it('is dark where the device did not run, and costs nothing where it worked', () => {
    const silence = { from: 10 * minute, to: 20 * minute };
    expect(divideSilence(silence, [])).toEqual({ dark: [silence], worked: [] });
    expect(divideSilence(silence, [{ from: 10.5 * minute, to: 19.9 * minute }])).toEqual({
      dark: [],
      worked: [silence],
    });
    expect(
      divideSilence(silence, [
        { from: 9 * minute, to: 12 * minute },
        { from: 18 * minute, to: 25 * minute },
      ]),
    ).toEqual({
      dark: [{ from: 12 * minute, to: 18 * minute }],
      worked: [
        { from: 10 * minute, to: 12 * minute },
        { from: 18 * minute, to: 20 * minute },
      ],
    });
  });

  it('is dark wherever ticks are missing once the device noted them, and before that only when it must have noticed its lost link', () => {
    const silence = { from: 0, to: 4 * minute };
    const ran = (...stretches: (readonly [number, number])[]) =>
      divideSilence(
        silence,
        stretches.map(([from, to]) => ({ from: from * s, to: to * s })),
      ).dark;
    expect(ran([44, 240])).toEqual([]);
    expect(ran([45, 240])).toEqual([{ from: 0, to: 45 * s }]);
    expect(ran([30, 100], [115, 240])).toEqual([{ from: 100 * s, to: 115 * s }]);
    expect(ran([30, 100], [114, 240])).toEqual([]);
    expect(ran([30, 210])).toEqual([{ from: 210 * s, to: 240 * s }]);
  });

  it('is divided whole, whatever a device reports: nothing twice, nothing lost, nothing dark while it ran', () => {
    fc.assert(
      fc.property(stretch, fc.array(stretch, { maxLength: 8 }), (silence, ran) => {
        const { dark, worked } = divideSilence(silence, ran);
        const all = [...dark, ...worked].sort((one, other) => one.from - other.from);
        expect(lengthOf(all)).toBe(lengthOf([silence]));
        let reached = silence.from;
        for (const { from, to } of all) {
          expect(from).toBe(reached);
          reached = to;
        }
        expect(reached).toBe(silence.to);
        for (const each of dark) {
          expect(lengthOf([each])).toBeGreaterThanOrEqual(each.from === silence.from ? silentAfter : darkAfter);
          expect(ran.some(({ from, to }) => from < each.to && to > each.from)).toBe(false);
        }
      }),
    );
  });
});

it('stretches that lie over each other, in whatever order, are as long as what they cover', () => {
  const covered = fc.array(fc.tuple(fc.nat(40), fc.nat(10)), { maxLength: 12 });
  fc.assert(
    fc.property(covered, (pairs) => {
      const stretches = pairs.map(([from, length]): TimeSpan => ({ from, to: from + length }));
      const moments = Array.from({ length: 50 }, (_, at) => at);
      const within = moments.filter((at) => stretches.some(({ from, to }) => from <= at && at < to));
      expect(lengthOf(stretches)).toBe(within.length);
    }),
  );
});

describe('an outage', () => {
  const now = 30 * minute;
  /** `gone` devices went silent one second after the other; the server has just heard of the others. */
  const roomOf = (gone: number, there: number, apart = s) =>
    Array.from({ length: there }, (_, index) =>
      contact(String(index), index < gone ? 28 * minute + index * apart : now - 5 * s),
    );

  it('begins with the first of 60 % of those who work, when they go silent within a minute', () => {
    expect(outageBegins(roomOf(6, 10), now, -1)).toBe(28 * minute);
    expect(outageBegins(roomOf(5, 10), now, -1)).toBeNull();
    expect(outageBegins(roomOf(6, 10, 12 * s), now, -1)).toBe(28 * minute);
    expect(outageBegins(roomOf(6, 10, 13 * s), now, -1)).toBeNull();
    expect(outageBegins(roomOf(1, 1), now, -1)).toBeNull();
    expect(outageBegins(roomOf(6, 10), 28 * minute + 44 * s, -1)).toBeNull();
  });

  it('begins once the silences are long enough, however the room is listed, and of two who work where both go', () => {
    const room = roomOf(6, 10, 0);
    expect(outageBegins(room, 28 * minute + silentAfter, -1)).toBe(28 * minute);
    expect(outageBegins(room, 28 * minute + silentAfter - 1, -1)).toBeNull();
    expect(outageBegins(roomOf(6, 10).reverse(), now, -1)).toBe(28 * minute);
    expect(outageBegins(roomOf(2, 2), now, -1)).toBe(28 * minute);
  });

  it('asks only of those who were still there, and only about silences since the last one', () => {
    const gone = ['a', 'b', 'c', 'd'].map((symbolNumber) => contact(symbolNumber, 5 * minute));
    expect(outageBegins([...roomOf(4, 6), ...gone], now, 5 * minute)).toBe(28 * minute);
    expect(outageBegins([...roomOf(3, 6), ...gone], now, 5 * minute)).toBeNull();
  });

  it('is no new one while the last one’s devices stay away, and asks nothing of who has handed in', () => {
    expect(outageBegins(roomOf(6, 10), now, 29 * minute)).toBeNull();
    const done = roomOf(10, 10).map((each, index) => ({ ...each, working: index < 1 }));
    expect(outageBegins(done, now, -1)).toBeNull();
  });

  it('ends when 60 % are back, at the moment of the one who made it 60 %', () => {
    const back = (count: number) =>
      roomOf(10, 10).map((each, index) =>
        index < count
          ? { ...each, lastHeard: now, silences: [{ from: each.lastHeard, to: 29 * minute + index * s }] }
          : each,
      );
    expect(outageEnds({ from: 28 * minute, to: null }, back(5), now)).toBeNull();
    expect(outageEnds({ from: 28 * minute, to: null }, back(6), now)).toBe(29 * minute + 5 * s);
  });

  /** Silent from the 28th minute on, and back at this moment. */
  const backAt = (symbolNumber: string, to: number) =>
    contact(symbolNumber, now, { silences: [{ from: 28 * minute, to }] });
  const open = { from: 28 * minute, to: null };

  it('ends with the last return of whoever was away twice, however the room is listed', () => {
    const twice = { ...backAt('twice', 28.5 * minute) };
    const again = { ...twice, silences: [...twice.silences, { from: 28.6 * minute, to: 29.5 * minute }] };
    expect(outageEnds(open, [again, backAt('1', 29 * minute)], now)).toBe(29.5 * minute);
    expect(outageEnds(open, [backAt('1', 29 * minute), again], now)).toBe(29.5 * minute);
  });

  it('ends for those whom it hit: neither who left long before nor who has handed in holds it open', () => {
    const hit = [backAt('1', 29 * minute), backAt('2', 29 * minute), contact('3', 28 * minute)];
    const left = ['4', '5', '6'].map((symbolNumber) => contact(symbolNumber, 5 * minute));
    const done = ['7', '8', '9'].map((symbolNumber) => contact(symbolNumber, now, { working: false }));
    expect(outageEnds(open, [...hit, ...left, ...done], now)).toBe(29 * minute);
  });

  it('ends where 60 % of the room were silent, and not of a single candidate', () => {
    const room = (hit: number) =>
      Array.from({ length: 10 }, (_, index) =>
        index < hit ? backAt(String(index), 29 * minute) : contact(String(index), now),
      );
    expect(outageEnds(open, room(6), now)).toBe(29 * minute);
    expect(outageEnds(open, room(5), now)).toBeNull();
    expect(outageEnds(open, room(2).slice(0, 2), now)).toBe(29 * minute);
    expect(outageEnds(open, room(1).slice(0, 1), now)).toBeNull();
  });

  it('opened by hand a moment ago is not over because two came back from silences of before', () => {
    const soon = 28 * minute + 30 * s;
    const room = Array.from({ length: 10 }, (_, index) =>
      contact(String(index), 28 * minute + 20 * s, {
        silences: index < 2 ? [{ from: 27.5 * minute, to: 28 * minute + 10 * s }] : [],
      }),
    );
    expect(outageEnds(open, room, soon)).toBeNull();
  });

  it('opened by hand stays open while hardly anybody is silent', () => {
    expect(outageEnds({ from: 28 * minute, to: null }, roomOf(0, 10), now)).toBeNull();
  });

  it('costs the longest dark time, in whole minutes, each whose device was dark, and nobody else', () => {
    const silence = { from: 10 * minute, to: 16 * minute + 40 * s };
    const room = [
      contact('dark', now, { silences: [silence] }),
      contact('shorter', now, { silences: [{ from: 10 * minute, to: 14 * minute }] }),
      contact('worked', now, { silences: [silence], ran: [silence] }),
      contact('away', 10 * minute),
      contact('untouched', now),
      contact('before', now, { silences: [{ from: 2 * minute, to: 11 * minute }] }),
    ];
    expect(lossIn({ from: 10 * minute, to: 17 * minute }, room, now)).toEqual({
      dark: ['dark', 'shorter'],
      worked: ['worked'],
      silent: ['away'],
      minutes: 7,
    });
  });

  it('counts silences from a minute before it to its end, and none that was over when it began', () => {
    const outage = { from: 10 * minute, to: 17 * minute };
    const touched = (from: number, to: number) => {
      const { dark } = lossIn(outage, [contact('1', now, { silences: [{ from, to }] })], now);
      return dark.length === 1;
    };
    expect(touched(9 * minute, 12 * minute)).toBe(true);
    expect(touched(9 * minute - 1, 12 * minute)).toBe(false);
    expect(touched(9 * minute, 10 * minute)).toBe(false);
    expect(touched(17 * minute - 1, 20 * minute)).toBe(true);
    expect(touched(17 * minute, 20 * minute)).toBe(false);
  });

  it('still open, it leaves whoever is away without minutes, but not who has handed in', () => {
    const silence = { from: 10 * minute, to: 12 * minute };
    const room = [
      contact('away', 10 * minute),
      contact('done', 12 * minute, { silences: [silence], working: false }),
      // This one went silent again, but later.
      contact('later', 20 * minute, { silences: [silence] }),
    ];
    expect(lossIn({ from: 10 * minute, to: null }, room.slice(0, 2), now)).toEqual({
      dark: ['done'],
      worked: [],
      silent: ['away'],
      minutes: 2,
    });
    expect(lossIn({ from: 10 * minute, to: 13 * minute }, room, now)).toMatchObject({
      dark: ['done', 'later'],
      silent: ['away'],
    });
    expect(lossIn({ from: 10 * minute, to: 20 * minute }, room, now).silent).toEqual(['away']);
  });

  it('opened by hand begins with the most silences that began together, the earlier of as many, and else now', () => {
    const since = (...moments: readonly number[]) =>
      outageOpened(
        moments.map((at, index) => contact(String(index), at)),
        now,
        minute,
      );
    expect(since()).toBe(now);
    expect(since(now)).toBe(now);
    expect(since(5 * minute, 20 * minute, 21 * minute)).toBe(20 * minute);
    expect(since(5 * minute, 20 * minute, 21 * minute + 1)).toBe(5 * minute);
    expect(since(20 * minute, 20.5 * minute, 5 * minute, 5.5 * minute)).toBe(5 * minute);
    // It lies before the end of the last outage, so it is recorded already.
    expect(since(minute, minute, 20 * minute)).toBe(20 * minute);
  });

  it('never costs more than it lasted, and names nobody twice', () => {
    const contacts = fc.array(
      fc.record({
        silences: fc.array(stretch, { maxLength: 3 }),
        ran: fc.array(stretch, { maxLength: 3 }),
        working: fc.boolean(),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(contacts, stretch, (made, outage) => {
        const end = 5000 * s;
        const room = made.map((each, index) => contact(String(index), end, each));
        const { dark, worked, silent, minutes } = lossIn(outage, room, end);
        // Silences of the minute before the outage count from their own beginnings.
        const most = lengthOf([outage]) + minute;
        expect(minutes * minute).toBeLessThan(most + minute);
        expect(new Set([...dark, ...worked, ...silent]).size).toBe(dark.length + worked.length + silent.length);
        expect(minutes > 0).toBe(dark.length > 0);
      }),
    );
  });
});
