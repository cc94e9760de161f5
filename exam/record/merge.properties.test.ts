import fc from 'fast-check';
import { expect, test } from 'vitest';
import { laterAttempt, laterBookmark, laterCard, merge, mergeAttempts } from './merge.ts';
import type { PracticeRecord } from './record.ts';
import { anAttempt, anyAttempt, anyBookmark, anyCard, anyRecord, aPlace, november } from '#exam/testing/records.ts';

const nothing: PracticeRecord = { attempts: [], cards: [], bookmarks: [], goals: [] };
const always = <T>(arbitrary: fc.Arbitrary<T>, holds: (value: T) => void) =>
  fc.assert(fc.property(arbitrary, (value) => holds(value)));

test('whichever device comes first, the record is the same', () => {
  always(fc.tuple(anyRecord, anyRecord, anyRecord), ([one, other, third]) => {
    expect(merge(one, other)).toEqual(merge(other, one));
    expect(merge(merge(one, other), third)).toEqual(merge(one, merge(other, third)));
  });
});

test('what was sent twice counts once', () => {
  always(fc.tuple(anyRecord, anyRecord), ([one, other]) => {
    const both = merge(one, other);
    expect(merge(both, other)).toEqual(both);
    expect(merge(both, both)).toEqual(both);
  });
});

test('nothing is lost, and an id or a question stands there once', () => {
  always(fc.tuple(anyRecord, anyRecord), ([one, other]) => {
    const both = merge(one, other);
    const ids = [...one.attempts, ...other.attempts].map(({ id }) => id);
    expect(both.attempts.map(({ id }) => id).sort()).toEqual([...new Set(ids)].sort());
    for (const kind of ['cards', 'bookmarks'] as const) {
      const questions = [...one[kind], ...other[kind]].map(({ question }) => question);
      expect(both[kind].map(({ question }) => question)).toEqual([...new Set(questions)].sort());
    }
  });
});

test('of two states the later one stays, of a sitting of reviews the longer', () => {
  always(fc.tuple(anyRecord, anyRecord), ([one, other]) => {
    const both = merge(one, other);
    for (const attempt of [...one.attempts, ...other.attempts]) {
      const kept = both.attempts.find(({ id }) => id === attempt.id);
      expect(kept?.ended).toBeGreaterThanOrEqual(attempt.ended);
      if (kept?.ended === attempt.ended) expect(kept.places.length).toBeGreaterThanOrEqual(attempt.places.length);
    }
    for (const card of [...one.cards, ...other.cards]) {
      expect(both.cards.find(({ question }) => question === card.question)?.reviewed).toBeGreaterThanOrEqual(
        card.reviewed,
      );
    }
    for (const mark of [...one.bookmarks, ...other.bookmarks]) {
      const kept = both.bookmarks.find(({ question }) => question === mark.question);
      expect(kept?.changed).toBeGreaterThanOrEqual(mark.changed);
    }
    expect(both.goals).toHaveLength(Math.min(1, one.goals.length + other.goals.length));
    for (const goal of [...one.goals, ...other.goals]) {
      expect(both.goals[0]?.changed).toBeGreaterThanOrEqual(goal.changed);
    }
  });
});

/** The part of a record that arrives after a retry or an interruption. */
const somePart = fc.infiniteStream(fc.boolean());

test('devices that meet an account in any order, interrupted and retried, end with one record', () => {
  const meetings = fc.array(fc.tuple(fc.nat(2), fc.boolean(), somePart), { maxLength: 12 });
  always(fc.tuple(fc.tuple(anyRecord, anyRecord, anyRecord), meetings), ([devices, all]) => {
    const all3 = devices.reduce(merge, nothing);
    const held: PracticeRecord[] = [...devices];
    let account = nothing;
    for (const [device, up, getsThrough] of all) {
      const part = (record: PracticeRecord): PracticeRecord => ({
        attempts: record.attempts.filter(() => getsThrough.next().value),
        cards: record.cards.filter(() => getsThrough.next().value),
        bookmarks: record.bookmarks.filter(() => getsThrough.next().value),
        goals: record.goals.filter(() => getsThrough.next().value),
      });
      const own = held[device] ?? nothing;
      if (up) account = merge(account, part(own));
      else held[device] = merge(own, part(account));
    }
    // In the end each record arrives once.
    account = held.reduce(merge, account);
    for (const each of held) expect(merge(each, account)).toEqual(all3);
  });
});

test('the order in which fields came says nothing', () => {
  const mark = { question: 'q1', marked: true, note: 'the sign', changed: 1 };
  const same = { changed: 1, note: 'the sign', marked: true, question: 'q1' };
  const other = { ...mark, note: 'another' };
  const of = (bookmark: typeof mark): PracticeRecord => ({ ...nothing, bookmarks: [bookmark] });
  expect(merge(of(mark), of(other))).toEqual(merge(of(other), of(same)));
});

test('attempts stand by their ends; those that ended together by their ids', () => {
  const ended = (id: string, at: number) => ({ ...anAttempt(id, november, []), ended: at });
  const merged = mergeAttempts([ended('c', 2), ended('a', 3)], [ended('b', 2)]);
  expect(merged.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});

test('of two states of one attempt the finished one counts, else the later, else the longer, from whichever side it comes', () => {
  const long = anAttempt('a', november, [aPlace(), aPlace()]);
  const short = { ...long, places: [aPlace()] };
  const later = { ...short, ended: long.ended + 1 };
  const unfinished = { ...later, total: 2 };
  for (const [one, other] of [
    [long, short],
    [later, long],
    [long, unfinished],
  ] as const) {
    expect(laterAttempt(one, other)).toBe(one);
    expect(laterAttempt(other, one)).toBe(one);
  }
});

test('of two reviews of one question the later counts, or else the one after more reviews', () => {
  always(fc.tuple(anyCard, fc.nat(9), fc.integer({ min: 1, max: 9 })), ([card, fewer, more]) => {
    const oftener = { ...card, reps: card.reps + more };
    const later = { ...card, reviewed: card.reviewed + more, reps: Math.max(0, card.reps - fewer) };
    expect(laterCard(card, oftener)).toBe(oftener);
    expect(laterCard(oftener, card)).toBe(oftener);
    expect(laterCard(oftener, later)).toBe(later);
    expect(laterCard(later, oftener)).toBe(later);
  });
});

test('where no time tells two states apart, both devices take the same, whichever they hold', () => {
  always(fc.tuple(anyAttempt, anyAttempt), ([one, { places }]) => {
    const other = { ...one, places: places.slice(0, one.places.length) };
    expect(laterAttempt(one, other)).toEqual(laterAttempt(other, one));
  });
  always(fc.tuple(anyCard, anyCard), ([one, another]) => {
    const other = { ...another, reviewed: one.reviewed, reps: one.reps };
    expect(laterCard(one, other)).toEqual(laterCard(other, one));
  });
  always(fc.tuple(anyBookmark, anyBookmark), ([one, another]) => {
    const other = { ...another, changed: one.changed };
    expect(laterBookmark(one, other)).toEqual(laterBookmark(other, one));
  });
});

test('where no time tells two apart, it is the one with the greater text', () => {
  const mark = { question: 'q1', marked: true, note: 'a', changed: 1 };
  const greater = { ...mark, note: 'b' };
  expect(laterBookmark(mark, greater)).toBe(greater);
  expect(laterBookmark(greater, mark)).toBe(greater);
  expect(laterBookmark(mark, mark)).toBe(mark);
});
