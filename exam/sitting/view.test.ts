import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { samplePaper, someLog } from '../testing/sitting-cases.ts';
import type { EntryBody, LogEntry } from './entry.ts';
import { replay } from './replay.ts';
import { orderOf } from './order.ts';
import { itemsOf, type ExamPaper, type Timing } from './paper.ts';
import { viewOf, type Moment } from './view.ts';

const moment: Moment = { endsAt: 600_000, takenBack: [], now: 100_000, handInFrom: 300_000, struck: new Map() };

function shown(timing: Timing, acts: readonly EntryBody[], more: Partial<Moment> = {}, order = inOrder(timing)) {
  const paper = samplePaper(timing);
  const log = acts.map((act, index): LogEntry => ({ n: index + 1, at: (index + 1) * 1000, ...act }));
  return viewOf(paper, order, replay(paper, order, log, moment), { ...moment, ...more });
}

function inOrder(timing: Timing) {
  return orderOf(samplePaper(timing), 's', { shuffleItems: false, shuffleOptions: false });
}

const acts: EntryBody[] = [
  { kind: 'see', place: 0 },
  { kind: 'choose', place: 0, option: 'c' },
  { kind: 'flag', place: 0 },
  { kind: 'see', place: 1 },
  { kind: 'choose', place: 1, option: 'b' },
  { kind: 'see', place: 3 },
  { kind: 'flag', place: 3 },
  { kind: 'see', place: 2 },
];

test('each cell tells what its item is: not seen, seen, answered, flagged, or both', () => {
  const { sections, counts, answered, total } = shown('whole', acts);
  expect(sections.flatMap(({ cells }) => cells.map(({ state }) => state))).toEqual([
    'answered-flagged',
    'answered',
    'seen',
    'flagged',
    'not-seen',
  ]);
  expect(counts).toEqual({ 'not-seen': 1, seen: 1, answered: 1, flagged: 1, 'answered-flagged': 1 });
  expect([answered, total]).toEqual([2, 5]);
  expect(sections.map((section) => [section.title, section.answered])).toEqual([
    ['Physics', 2],
    ['English', 0],
  ]);
});

test('the item on screen has the candidate’s number, its section, its neighbours', () => {
  expect(shown('whole', acts)).toMatchObject({
    item: { place: 2, number: 3, section: 0, flagged: false },
    previous: 1,
    next: 3,
  });
  expect(shown('whole', [{ kind: 'see', place: 4 }])).toMatchObject({
    item: { number: 5, section: 1 },
    previous: 3,
    next: null,
  });
});

test('each section has its own items and counts what is answered of them, from its first item on', () => {
  const { sections, item } = shown('whole', [
    { kind: 'see', place: 4 },
    { kind: 'choose', place: 4, option: 'a' },
    { kind: 'see', place: 3 },
  ]);
  expect(sections.map(({ cells, answered }) => [cells.map(({ number }) => number), answered])).toEqual([
    [[1, 2, 3], 0],
    [[4, 5], 1],
  ]);
  expect(item.section).toBe(1);
});

test('before anything was seen the first item of the candidate’s order is shown', () => {
  const order = { ...inOrder('whole'), places: [2, 1, 0, 4, 3] };
  expect(shown('whole', [], {}, order)).toMatchObject({ item: { place: 2, number: 1 }, next: 1 });
});

test('options are lettered in the candidate’s order, and the darkened bubble follows them', () => {
  const base = inOrder('whole');
  const order = { ...base, options: [['d', 'c', 'b', 'a'], ...base.options.slice(1)] };
  const { item, sections } = shown(
    'whole',
    [
      { kind: 'see', place: 0 },
      { kind: 'choose', place: 0, option: 'c' },
    ],
    {},
    order,
  );
  expect(item.options.map(({ letter, id, chosen }) => [letter, id, chosen])).toEqual([
    ['A', 'd', false],
    ['B', 'c', true],
    ['C', 'b', false],
    ['D', 'a', false],
  ]);
  expect(sections[0]?.cells[0]).toMatchObject({ chosen: 1, options: 4 });
});

test('an option struck out is shown so until it is chosen', () => {
  const struck = new Map([[0, new Set(['a', 'c'])]]);
  const options = shown(
    'whole',
    [
      { kind: 'see', place: 0 },
      { kind: 'choose', place: 0, option: 'c' },
    ],
    { struck },
  ).item.options;
  expect(options.map((option) => option.struck)).toEqual([true, false, false, false]);
});

describe('no way back', () => {
  test('nothing behind the item on screen can be gone to', () => {
    const { previous, sections } = shown('whole-forward', acts);
    expect(previous).toBeNull();
    expect(sections.flatMap(({ cells }) => cells.map(({ open }) => open))).toEqual([false, false, false, true, true]);
  });

  test('an item of its own seconds tells how many are left, and never fewer than none', () => {
    expect(shown('each', [{ kind: 'see', place: 0 }], { now: 31_000 }).itemRemainingMs).toBe(30_000);
    expect(shown('each', [{ kind: 'see', place: 0 }], { now: 300_000 }).itemRemainingMs).toBe(0);
    expect(shown('whole', []).itemRemainingMs).toBeNull();
  });
});

test('time left and the time until it may be handed in are never below none', () => {
  expect(shown('whole', [], { now: 0 })).toMatchObject({ remainingMs: 600_000, handInOpensInMs: 300_000 });
  expect(shown('whole', [], { now: 700_000 })).toMatchObject({ remainingMs: 0, handInOpensInMs: 0 });
});

test('a paper without items is refused', () => {
  const empty: ExamPaper = { timing: 'whole', sections: [] };
  const order = orderOf(empty, 's', { shuffleItems: true, shuffleOptions: true });
  expect(() => viewOf(empty, order, replay(empty, order, [], moment), moment)).toThrow(RangeError);
});

test('whatever a log holds, every item has one cell, numbers run from 1, and the counts add up', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Timing>('whole', 'whole-forward', 'each'),
      someLog,
      fc.string(),
      (timing, log, seed) => {
        const paper = samplePaper(timing);
        const order = orderOf(paper, seed, { shuffleItems: true, shuffleOptions: true });
        const view = viewOf(paper, order, replay(paper, order, log, moment), moment);
        const cells = view.sections.flatMap((section) => section.cells);
        expect(cells.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
        expect(cells.map(({ place }) => place)).toEqual(order.places);
        expect(Object.values(view.counts).reduce((sum, count) => sum + count, 0)).toBe(view.total);
        expect(cells.filter(({ chosen }) => chosen !== null)).toHaveLength(view.answered);
        expect(cells.every(({ chosen, options }) => chosen === null || (chosen >= 0 && chosen < options))).toBe(true);
        expect(itemsOf(paper)[view.item.place]?.stem).toBe(view.item.stem);
      },
    ),
  );
});
