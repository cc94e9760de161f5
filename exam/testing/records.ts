import fc from 'fast-check';
import type { Bookmark, Goal, ReviewCard, KeptAttempt, KeptPlace, PracticeRecord } from '#exam/record/record.ts';

/** 9 in the morning of Sunday 1 November 2026 in Nepal, and a day, in ms. */
export const november = 1_793_502_900_000;
export const aDay = 24 * 60 * 60_000;

/** An answered place: a right answer to question `q1`, unless told otherwise. */
export function aPlace(place: Partial<KeptPlace> = {}): KeptPlace {
  return { question: 'q1', id: 1, subject: 'physics', topic: null, chosen: 0, outcome: 'right', ms: 10_000, ...place };
}

/** An attempt of these places that took a minute. */
export function anAttempt(id: string, began: number, places: readonly KeptPlace[]): KeptAttempt {
  return { id, exam: 'year-quiz/2074', pace: 60, began, ended: began + 60_000, places };
}

const few = ['q1', 'q2', 'q3', 'q4'];
const anyTime = fc.integer({ min: 0, max: 40 * 24 }).map((hours) => november + hours * 3_600_000);

const anyPlace: fc.Arbitrary<KeptPlace> = fc.record({
  question: fc.constantFrom(...few),
  id: fc.nat(9),
  subject: fc.constantFrom('physics', 'english'),
  topic: fc.constantFrom(null, 'Optics', 'Heat'),
  chosen: fc.constantFrom(null, 0, 1),
  outcome: fc.constantFrom('right', 'wrong', 'missed'),
  ms: fc.nat(90_000),
});

/** Attempts with few ids and few questions, so that they collide. */
export const anyAttempt: fc.Arbitrary<KeptAttempt> = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
  exam: fc.constantFrom('year-quiz/2074', 'review'),
  pace: fc.constantFrom(30, 60),
  began: anyTime,
  ended: anyTime,
  places: fc.array(anyPlace, { maxLength: 6 }),
});

export const anyCard: fc.Arbitrary<ReviewCard> = fc.record({
  question: fc.constantFrom(...few),
  due: anyTime,
  stability: fc.constantFrom(0.5, 3, 40),
  difficulty: fc.constantFrom(1, 5, 10),
  days: fc.nat(60),
  steps: fc.nat(1),
  reps: fc.nat(20),
  lapses: fc.nat(9),
  state: fc.constantFrom(1, 2, 3),
  reviewed: anyTime,
  rated: fc.constantFrom(1, 2, 3, 4),
  failed: fc.nat(10),
});

export const anyBookmark: fc.Arbitrary<Bookmark> = fc.record({
  question: fc.constantFrom(...few),
  marked: fc.boolean(),
  note: fc.constantFrom('', 'the sign', 'once more'),
  changed: anyTime,
});

export const anyGoal: fc.Arbitrary<Goal> = fc.record({
  paper: fc.constantFrom(null, 'tu-bsc-csit', 'tu-bca'),
  day: fc.constantFrom(null, 20_800),
  minutes: fc.constantFrom(null, 10, 20, 40),
  days: fc.integer({ min: 1, max: 7 }),
  changed: anyTime,
});

export const anyRecord: fc.Arbitrary<PracticeRecord> = fc.record({
  attempts: fc.array(anyAttempt, { maxLength: 8 }),
  cards: fc.array(anyCard, { maxLength: 5 }),
  bookmarks: fc.array(anyBookmark, { maxLength: 5 }),
  goals: fc.array(anyGoal, { maxLength: 1 }),
});
