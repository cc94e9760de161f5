import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { result, someResults } from '../testing/merit-cases.ts';
import type { TieBreak } from './criteria.ts';
import { besideEachOther, rank, whyAbove } from './rank.ts';

const ranksOf = (results: Parameters<typeof rank>[0], tieBreaks: readonly TieBreak[] = []) =>
  rank(results, tieBreaks).map(({ symbolNumber, rank: own }) => [symbolNumber, own]);

describe('between equal marks', () => {
  it.each<[TieBreak, object, object]>([
    ['section:Physics', { sections: { Physics: 300 } }, { sections: { Physics: 200 } }],
    ['fewer-wrong', { wrong: 1 }, { wrong: 2 }],
    ['previous_score', { previousScore: 3.6 }, { previousScore: 3.2 }],
    ['date_of_birth', { dateOfBirth: '2008-05-05' }, { dateOfBirth: '2009-01-01' }],
    ['hand-in', { handInAt: 100 }, { handInAt: 200 }],
  ])('%s decides, both ways round, and only where it is asked for', (by, better, worse) => {
    const [above, below] = [result('2', 500, better), result('1', 500, worse)];
    expect(ranksOf([below, above], [by])).toEqual([
      ['2', 1],
      ['1', 2],
    ]);
    expect(ranksOf([below, above])).toEqual([
      ['1', 1],
      ['2', 1],
    ]);
    expect(whyAbove(above, below, [by])).toEqual(whyAbove(below, above, [by]));
    expect(whyAbove(above, below, [by])?.by).toBe(by);
  });

  it('a missing value is worse than any, and two missing ones tell nothing apart', () => {
    const some = result('2', 500, { previousScore: 0 });
    const none = result('1', 500);
    expect(ranksOf([none, some], ['previous_score'])[0]).toEqual(['2', 1]);
    expect(whyAbove(none, some, ['previous_score'])).toEqual({ by: 'previous_score', above: 0, below: null });
    expect(whyAbove(none, result('3', 500), ['previous_score', 'section:Physics'])).toBeNull();
  });

  it('the first criterion that tells apart decides, whatever the later ones say', () => {
    const one = result('1', 500, { wrong: 2, handInAt: 100 });
    const other = result('2', 500, { wrong: 1, handInAt: 200 });
    expect(besideEachOther(one, other, ['fewer-wrong', 'hand-in'])).toEqual([
      { by: 'marks', one: 500, other: 500, decides: false },
      { by: 'fewer-wrong', one: 2, other: 1, decides: true },
      { by: 'hand-in', one: 100, other: 200, decides: false },
    ]);
    expect(whyAbove(one, other, ['hand-in', 'fewer-wrong'])).toEqual({ by: 'hand-in', above: 100, below: 200 });
  });
});

test('who shares a rank stands by symbol number, and the next rank leaves out as many', () => {
  const results = [result('4', 100), result('3', 300), result('2', 300), result('1', 500)];
  expect(ranksOf(results)).toEqual([
    ['1', 1],
    ['2', 2],
    ['3', 2],
    ['4', 4],
  ]);
});

const breaks: readonly TieBreak[] = ['section:Physics', 'fewer-wrong', 'previous_score', 'date_of_birth', 'hand-in'];

test('a rank is one more than there are candidates above, and what decides between two agrees with it', () => {
  fc.assert(
    fc.property(someResults, fc.shuffledSubarray([...breaks]), (results, tieBreaks) => {
      const ranked = rank(results, tieBreaks);
      for (const each of ranked) {
        expect(each.rank).toBe(ranked.filter((other) => other.rank < each.rank).length + 1);
        for (const other of ranked) {
          expect(whyAbove(each, other, tieBreaks) === null).toBe(each.rank === other.rank);
          if (each.marks > other.marks) expect(each.rank).toBeLessThan(other.rank);
        }
      }
    }),
  );
});
