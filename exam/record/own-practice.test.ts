import { expect, it } from 'vitest';
import { ownExam, parseOwnExam } from './own-practice.ts';
import { isPaper } from './sat.ts';

it.each([
  { kind: 'topic', subject: 'english', topic: 'Either/or' },
  { kind: 'timed', subject: 'physics' },
  { kind: 'sample' },
  { kind: 'set' },
] as const)('an own practice ($kind) is told by its exam id, and is no paper', (practice) => {
  expect(parseOwnExam(ownExam(practice))).toEqual(practice);
  expect(isPaper({ exam: ownExam(practice) })).toBe(false);
});

it.each(['topic-practice/Physics/Optics', 'review', 'own', 'own/topic/physics', 'own/timed', 'own/else'])(
  '%s is none',
  (exam) => {
    expect(parseOwnExam(exam)).toBeNull();
  },
);
