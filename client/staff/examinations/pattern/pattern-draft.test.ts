import { expect, test } from 'vitest';
import type { Examination } from '#contract/examination.ts';
import { draftOf, emptyPattern, figure, writtenOf } from './pattern-draft.ts';

const zone = 'Asia/Kathmandu';
const rules = {
  code: 'SCI-2083',
  title: { en: 'Entrance', ne: 'प्रवेश परीक्षा' },
  instructions: null,
  pattern: 'ioe',
  startsAt: '2026-11-22T05:15:00.000Z',
  minutes: 90,
  timing: 'each',
  secondsEach: 45,
  sections: [{ title: 'Physics', subject: 'physics', count: 3, marks: 0.33, penalty: 0.1 }],
  passMark: 1.25,
  shuffleItems: true,
  shuffleOptions: false,
  lateMinutes: 5,
  lateFullTime: true,
  lateLimitMinutes: 20,
  handInAfterMinutes: 15,
  presenceNeeded: true,
  reviewedOnly: false,
  ownOnly: true,
  notInLast: 2,
  coExaminers: ['a@college.example', 'b@college.example'],
  seats: { open: 3, groups: [{ name: 'Women', seats: 1 }], emptyToOpen: true, waiting: 4 },
  tieBreaks: ['section:Physics', 'hand-in'],
  objectionsUntil: '2026-11-25T11:15:00.000Z',
  namesPublished: true,
  roomLimitMinutes: 12,
  givesTimeByRule: true,
} satisfies ReturnType<typeof writtenOf>;

test('an examination that nobody changed is written as it was read', () => {
  expect(writtenOf(draftOf(rules as unknown as Examination, zone), zone)).toEqual(rules);
});

test('the start is what the clocks of the zone show', () => {
  const draft = { ...emptyPattern, day: '२०२६-११-२२', time: '11:00' };
  expect(writtenOf(draft, zone).startsAt).toBe('2026-11-22T05:15:00.000Z');
  expect(writtenOf({ ...draft, day: 'soon' }, zone).startsAt).toBe('soon 11:00');
});

test('a figure is read in either script, and an empty field is none', () => {
  expect([figure('१२'), figure(' 0.25 '), figure('')]).toEqual([12, 0.25, Number.NaN]);
});
