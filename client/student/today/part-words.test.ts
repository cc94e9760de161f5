import { expect, it } from 'vitest';
import type { DayPlan, PracticePart, ReviewPart } from '#exam/record/plan.ts';
import { realPapers } from '#exam/record/papers.ts';
import { buttonOf, partReason } from './part-words.ts';

const review: ReviewPart = { kind: 'review', minutes: 7, count: 9, done: 0, right: 0, keys: [], due: 18 };
const optics = { subject: 'physics', topic: 'Optics', questions: 80 };
const topic: PracticePart = {
  kind: 'topic',
  practice: { kind: 'topic', ...optics },
  draws: [],
  minutes: 7,
  count: 8,
  done: 0,
  right: 0,
  clock: null,
  win: { ...optics, latest: [], answered: 10, right: 4, marks: 8.2, open: 70, win: 4 },
};
const plan: DayPlan = {
  kind: 'usual',
  minutes: 20,
  parts: [review, topic],
  now: 0,
  paper: realPapers[0],
  daysLeft: 59,
  nextReviews: null,
  away: null,
  mock: null,
  screenMinutes: null,
};

it('each part says why it is there, with its own figures', () => {
  expect(partReason(review, plan)).toBe('You are likeliest to forget these 9 first. The other 9 keep until tomorrow.');
  expect(partReason(topic, plan)).toBe(
    'You got 6 of 10 in Optics wrong, and Optics is 8 of 100 marks: no topic would win you more.',
  );
  expect(partReason({ ...review, due: 9 }, plan)).toBe('All 9 that are due today.');
});

it('a part that is done says how it went, and one under way is gone on with at its place', () => {
  expect(partReason({ ...review, done: 9, right: 7 }, plan)).toBe('7 of 9 right. The 2 others come back tomorrow.');
  expect(partReason({ ...review, done: 9, right: 9 }, plan)).toBe('All 9 right.');
  expect(partReason({ ...topic, done: 8, right: 7 }, plan)).toBe('7 of 8 right.');
  expect(buttonOf({ ...topic, done: 3 })).toBe('Continue Optics at 4 of 8');
  expect(buttonOf(topic)).toBe('Begin with Optics');
});

it('without a connection the device’s own parts say so, and whose place they take', () => {
  const onDevice = { offline: true, replaced: 'Heat' };
  expect(partReason(review, plan, onDevice)).toBe('All 9 are on this device.');
  expect(partReason(topic, plan, onDevice)).toBe('In place of Heat, whose questions are not on this device.');
  expect(partReason(topic, plan, { ...onDevice, replaced: null })).toMatch(/^You got 6 of 10/);
});

it('the day before the paper and the first one after a break have reasons of their own', () => {
  expect(partReason(review, { ...plan, kind: 'tomorrow' })).toMatch(/^Only what you have answered before/);
  expect(partReason(review, { ...plan, kind: 'away' })).toMatch(/9 more come later\.$/);
});
