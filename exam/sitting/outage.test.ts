import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lossIn, outageBegins, outageEnds, type Contact } from './outage.ts';
import { darkAfter, divideSilence, lengthOf, silentAfter, type Stretch } from './silence.ts';

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
  .map(([from, length]): Stretch => ({ from: from * s, to: (from + length) * s }));

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

describe('an outage', () => {
  const now = 30 * minute;
  /** `gone` went silent one second after the other, the rest was heard of just now. */
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
        // Those who went silent in the minute before it count from there.
        const most = lengthOf([outage]) + minute;
        expect(minutes * minute).toBeLessThan(most + minute);
        expect(new Set([...dark, ...worked, ...silent]).size).toBe(dark.length + worked.length + silent.length);
        expect(minutes > 0).toBe(dark.length > 0);
      }),
    );
  });
});
