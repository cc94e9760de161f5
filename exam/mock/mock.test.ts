import { describe, expect, it, test } from 'vitest';
import type { Question } from '#exam/question.ts';
import { keptMock } from './keep.ts';
import { mockSections } from './lost.ts';
import { mockNames, patternOf } from './mocks.ts';
import { timesOf } from './times.ts';

const minute = 60_000;

test('three patterns are sat as mocks: items and minutes as their notices have them', () => {
  expect(
    mockNames.map((name) => {
      const { sections, minutes } = patternOf(name);
      return [name, sections.reduce((sum, { count }) => sum + count, 0), minutes];
    }),
  ).toEqual([
    ['tu-bsc-csit', 100, 120],
    ['tu-bca', 100, 120],
    ['plus-two-science', 80, 90],
  ]);
});

test('a place has the time that it was on screen, however often it was gone back to', () => {
  const log = [
    { n: 1, at: 0, kind: 'see', place: 0 },
    { n: 2, at: 10, kind: 'see', place: 1 },
    { n: 3, at: 15, kind: 'choose', place: 1, option: '0' },
    { n: 4, at: 30, kind: 'see', place: 0 },
    { n: 5, at: 500, kind: 'see', place: 2 },
  ] as const;
  expect(timesOf(3, log, 100)).toEqual([80, 20, 0]);
});

const question = (id: number): Question => ({
  id,
  category: 'x',
  question: `${id}?`,
  options: ['a', 'b', 'c'],
  answer: 'a',
});

/** A mock of BCA with few questions in each section; `chosen` are options by place. */
function sat(id: string, began: number, ended: number, chosen: readonly (string | null)[]) {
  return keptMock({
    id,
    name: 'tu-bca',
    began,
    ended,
    questions: [[question(1), question(2)], [question(3), question(4)], [question(5)]],
    log: [
      { n: 1, at: 0, kind: 'see', place: 0 },
      { n: 2, at: minute, kind: 'see', place: 3 },
    ],
    chosen: new Map(chosen.flatMap((option, place) => (option === null ? [] : [[place, option] as const]))),
  });
}

describe('where marks were lost', () => {
  const pattern = patternOf('tu-bca');
  const before = sat('before', 0, 10 * minute, ['0', '1', '0', null, '0']);

  it('is a slip where it was right before, else not known', () => {
    const mock = sat('now', 20 * minute, 30 * minute, ['1', '1', null, '2', '0']);
    expect(mockSections(mock, pattern, [mock, before])).toEqual([
      {
        subject: 'english',
        right: 0,
        count: 2,
        marks: 0,
        full: 200,
        ms: minute,
        lost: { unknown: 1, slip: 1, time: 0 },
      },
      {
        subject: 'mathematics',
        right: 0,
        count: 2,
        marks: 0,
        full: 200,
        ms: 9 * minute,
        lost: { unknown: 1, slip: 1, time: 0 },
      },
      {
        subject: 'gk',
        right: 1,
        count: 1,
        marks: 100,
        full: 100,
        ms: 0,
        lost: { unknown: 0, slip: 0, time: 0 },
      },
    ]);
  });

  it('is out of time for what was open when it was up', () => {
    const mock = sat('now', 20 * minute, 140 * minute, ['0', '1', null, null, null]);
    expect(mockSections(mock, pattern, [before, mock]).map(({ lost }) => lost)).toEqual([
      { unknown: 1, slip: 0, time: 0 },
      { unknown: 0, slip: 0, time: 2 },
      { unknown: 0, slip: 0, time: 1 },
    ]);
  });

  it('counts nothing that came later as known before', () => {
    const mock = sat('now', 0, 10 * minute, ['1', null, null, null, null]);
    const later = sat('later', 20 * minute, 30 * minute, ['0', null, null, null, null]);
    expect(mockSections(mock, pattern, [mock, later])[0]?.lost).toEqual({ unknown: 2, slip: 0, time: 0 });
  });

  it('takes the penalty off where a pattern has one', () => {
    const mock = sat('now', 0, minute, ['0', '1', null, null, null]);
    expect(mockSections(mock, { ...pattern, penalty: 0.25 }, [])[0]?.marks).toBe(75);
  });
});
