import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { samplePaper, someLog } from '../testing/sitting-cases.ts';
import type { EntryBody, LogEntry } from './entry.ts';
import { choicesOf, replay, type Sitting } from './replay.ts';
import { orderOf } from './order.ts';
import { itemsOf, sectionStarts, type Timing } from './paper.ts';

const inOrder = { shuffleItems: false, shuffleOptions: false };
const limits = { endsAt: 600_000, takenBack: [] as number[], handInFrom: 0 };

/** The state after these acts, one each second. */
function after(
  timing: Timing,
  acts: readonly (EntryBody & { at?: number })[],
  more: Partial<typeof limits> = {},
): Sitting {
  const paper = samplePaper(timing);
  const log = acts.map((act, index): LogEntry => ({ n: index + 1, at: (index + 1) * 1000, ...act }));
  return replay(paper, orderOf(paper, 's', inOrder), log, { ...limits, ...more });
}

const see = (place: number): EntryBody => ({ kind: 'see', place });
const choose = (place: number, option: string): EntryBody => ({ kind: 'choose', place, option });

describe('free navigation', () => {
  test('the last choice of an item counts, and clearing takes it away', () => {
    const sitting = after('whole', [choose(0, 'a'), choose(0, 'c'), choose(4, 'b'), { kind: 'clear', place: 4 }]);
    expect(choicesOf(samplePaper('whole'), sitting)).toEqual(['c', null, null, null, null]);
  });

  test('flags are set and taken away beside the choice', () => {
    const sitting = after('whole', [
      { kind: 'flag', place: 2 },
      { kind: 'flag', place: 3 },
      choose(2, 'a'),
      { kind: 'unflag', place: 3 },
    ]);
    expect([...sitting.flagged]).toEqual([2]);
    expect(sitting.chosen.get(2)).toBe('a');
  });

  test('what was seen is kept, and one can go back', () => {
    const sitting = after('whole', [see(0), see(4), see(1)]);
    expect([...sitting.seen]).toEqual([0, 4, 1]);
    expect(sitting.current).toBe(1);
  });

  test('an option or a place that the paper does not have counts for nothing', () => {
    expect(after('whole', [choose(1, 'c'), choose(9, 'a'), see(7), { kind: 'flag', place: 5 }])).toEqual(
      after('whole', []),
    );
  });
});

describe('the end', () => {
  test('an entry in the last millisecond counts, one after it does not', () => {
    const sitting = after('whole', [
      { ...choose(0, 'a'), at: 600_000 },
      { ...choose(0, 'b'), at: 600_001 },
    ]);
    expect(sitting.chosen.get(0)).toBe('a');
  });

  test('minutes given later make count what was made before the new end', () => {
    const late = [{ ...choose(0, 'b'), at: 650_000 }];
    expect(after('whole', late).chosen.size).toBe(0);
    expect(after('whole', late, { endsAt: 660_000 }).chosen.get(0)).toBe('b');
  });

  test('nothing after the hand-in counts, unless it was taken back', () => {
    const acts = [choose(0, 'a'), { kind: 'hand-in' } as EntryBody, choose(0, 'b')];
    expect(after('whole', acts)).toMatchObject({ handedInAt: 2000 });
    expect(after('whole', acts).chosen.get(0)).toBe('a');
    const goneOn = after('whole', acts, { takenBack: [2] });
    expect(goneOn.handedInAt).toBeNull();
    expect(goneOn.chosen.get(0)).toBe('b');
  });

  test('a hand-in before it may be counts for nothing, and what follows it counts', () => {
    const acts = [choose(0, 'a'), { kind: 'hand-in' } as EntryBody, choose(0, 'b'), { kind: 'hand-in' } as EntryBody];
    const sitting = after('whole', acts, { handInFrom: 4000 });
    expect([sitting.handedInAt, sitting.chosen.get(0)]).toEqual([4000, 'b']);
    expect(after('whole', acts, { handInFrom: 4001 }).handedInAt).toBeNull();
  });

  test('what is dated to the very start counts', () => {
    expect(after('whole', [{ ...choose(0, 'a'), at: 0 }]).chosen.get(0)).toBe('a');
  });

  test('what is dated before the start counts for nothing', () => {
    expect(after('whole', [{ ...choose(0, 'a'), at: -1 }]).chosen.size).toBe(0);
  });
});

test('what comes without a place counts for nothing, whatever it is', () => {
  for (const kind of ['see', 'choose', 'clear', 'flag', 'unflag'] as const) {
    for (const timing of ['whole', 'whole-forward', 'each'] as const) {
      expect(after(timing, [see(0), choose(0, 'a'), { kind, option: 'b' }])).toEqual(
        after(timing, [see(0), choose(0, 'a')]),
      );
    }
  }
});

test('before anything was seen nothing is flagged, chosen or on screen', () => {
  expect(after('whole', [])).toEqual({
    current: null,
    seen: new Set(),
    chosen: new Map(),
    flagged: new Set(),
    currentSince: null,
    handedInAt: null,
  });
});

describe('no way back', () => {
  test.each(['whole-forward', 'each'] as const)(
    '%s: an item that was left can neither be seen nor answered again',
    (timing) => {
      const sitting = after(timing, [
        see(0),
        choose(0, 'a'),
        see(1),
        choose(0, 'b'),
        see(0),
        { kind: 'clear', place: 0 },
      ]);
      expect(sitting.current).toBe(1);
      expect(sitting.chosen.get(0)).toBe('a');
    },
  );

  test('the candidate’s own order says what is ahead', () => {
    const paper = samplePaper('whole-forward');
    const shuffled = { places: [2, 0, 1, 3, 4], options: orderOf(paper, 's', inOrder).options };
    const log: LogEntry[] = [
      { n: 1, at: 1, kind: 'see', place: 2 },
      { n: 2, at: 2, kind: 'see', place: 0 },
      { n: 3, at: 3, kind: 'see', place: 2 },
    ];
    expect(replay(paper, shuffled, log, limits).current).toBe(0);
  });

  test('an item of its own seconds takes a choice in the last of them, none after', () => {
    const sitting = after('each', [see(0), { ...choose(0, 'a'), at: 61_000 }, { ...choose(0, 'b'), at: 61_001 }]);
    expect(sitting.chosen.get(0)).toBe('a');
  });

  test('seeing the same item again does not start its seconds anew', () => {
    expect(after('each', [see(0), { ...see(0), at: 50_000 }]).currentSince).toBe(1000);
  });
});

const someTiming = fc.constantFrom<Timing>('whole', 'whole-forward', 'each');

test('whatever a log holds, the state names only places and options that the paper has', () => {
  fc.assert(
    fc.property(someTiming, someLog, fc.string(), (timing, log, seed) => {
      const paper = samplePaper(timing);
      const sitting = replay(paper, orderOf(paper, seed, { shuffleItems: true, shuffleOptions: true }), log, limits);
      const items = itemsOf(paper);
      for (const [place, option] of sitting.chosen) expect(items[place]?.options.map(({ id }) => id)).toContain(option);
      for (const place of [...sitting.seen, ...sitting.flagged]) expect(place).toBeLessThan(items.length);
    }),
  );
});

test('what comes after the end never changes the state', () => {
  fc.assert(
    fc.property(someTiming, someLog, someLog, (timing, log, later) => {
      const paper = samplePaper(timing);
      const order = orderOf(paper, 's', inOrder);
      const end = { ...limits, endsAt: Math.max(0, ...log.map(({ at }) => at)) };
      const tail = later.map((entry, index) => ({
        ...entry,
        n: log.length + index + 1,
        at: end.endsAt + 1 + Math.abs(entry.at),
      }));
      expect(replay(paper, order, [...log, ...tail], end)).toEqual(replay(paper, order, log, end));
    }),
  );
});

test('more time never takes a choice away that was made before the end', () => {
  fc.assert(
    fc.property(someLog, fc.nat(600_000), (log, more) => {
      const paper = samplePaper('whole');
      const order = orderOf(paper, 's', inOrder);
      const early = log.filter(({ at }) => at <= 100_000);
      const before = replay(paper, order, early, { ...limits, endsAt: 100_000 });
      expect(replay(paper, order, early, { ...limits, endsAt: 100_000 + more })).toEqual(before);
    }),
  );
});

test('a hand-in that was taken back is as if it had never been made', () => {
  fc.assert(
    fc.property(someTiming, someLog, (timing, log) => {
      const paper = samplePaper(timing);
      const order = orderOf(paper, 's', inOrder);
      const handIns = log.filter(({ kind }) => kind === 'hand-in').map(({ n }) => n);
      const others = log.filter(({ kind }) => kind !== 'hand-in');
      expect(replay(paper, order, log, { ...limits, takenBack: handIns })).toEqual(
        replay(paper, order, others, limits),
      );
    }),
  );
});

test('sections begin where the ones before them end', () => {
  expect(sectionStarts(samplePaper('whole'))).toEqual([0, 3, 5]);
});
