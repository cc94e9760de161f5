import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { step, type PracticeAttempt } from './attempt.ts';
import { formatOf } from './formats.ts';
import { attemptUnderWay, follow, setChoices, startAttempt, storedAttempt } from './open.ts';
import { store } from './stored-attempt.ts';
import { resume } from '#exam/testing/resume.ts';
import { anyGap, anySitting, bankOf, began, formatNames, play, type Moment } from '#exam/testing/sittings.ts';
import { seededRandom } from '#exam/testing/seeded-random.ts';
import { throughStorage } from '#exam/testing/storage.ts';
import { timedView } from '#exam/testing/timed-view.ts';

const bankOfOne = {
  questions: [{ id: 1, category: 'physics', question: 'Which?', options: ['a', 'b', 'c'], answer: 'a' }],
};

/** What a reload keeps of an attempt: an exam that records nothing forgets a choice that was not submitted. */
function kept(attempt: PracticeAttempt): PracticeAttempt {
  return formatOf(attempt.exam.format).scored ? attempt : { ...attempt, chosen: null };
}

describe.each(formatNames)('%s, stored at any moment', (format) => {
  test('what is stored is read back as what was stored, key by key', () => {
    fc.assert(
      fc.property(anySitting, (sitting) => {
        for (const { attempt, now } of play(format, sitting)) {
          const stored = store(attempt, now);
          expect(throughStorage(stored)).toEqual({ ...stored, profile: undefined });
        }
      }),
    );
  });

  test('the stored numbers are those of the specification: they say what the screen says', () => {
    fc.assert(
      fc.property(anySitting, (sitting) => {
        for (const { attempt, now } of play(format, sitting)) {
          const { scored } = formatOf(format);
          const stored = store(attempt, now);
          const shown = timedView(attempt, now);
          const total = scored && attempt.answers.length === shown.total ? shown.total : undefined;
          expect(stored).toMatchObject({ remainingTime: shown.secondsLeft, startTime: attempt.startTime });
          expect(stored.currentQuestionIndex).toBe(attempt.phase === 'ended' ? undefined : shown.number - 1);
          expect(stored.score).toBe(scored ? shown.score : undefined);
          expect(stored.finalScore).toBe(total === undefined ? undefined : shown.score);
          expect(stored.totalQuestions).toBe(total);
          expect(stored.selectedOptions === undefined).toBe(!scored);
        }
      }),
    );
  });

  test('a reload at the same moment shows the same; after the end it begins anew, and the result is still there', () => {
    fc.assert(
      fc.property(anySitting, (sitting) => {
        for (const { attempt, now } of play(format, sitting)) {
          const stored = throughStorage(store(attempt, now));
          const reloaded = storedAttempt(attempt.exam, bankOf(sitting), stored);
          expect(reloaded).toEqual(kept(attempt));
          expect(timedView(reloaded ?? attempt, now)).toEqual(timedView(kept(attempt), now));
          const underWay = attempt.phase === 'ended' ? null : kept(attempt);
          expect(attemptUnderWay(attempt.exam, bankOf(sitting), stored)).toEqual(underWay);
        }
      }),
    );
  });

  test('a reload at any later moment shows what staying would have shown', () => {
    fc.assert(
      fc.property(anySitting, anyGap, (sitting, away) => {
        for (const { attempt, now } of play(format, sitting)) {
          const stored = throughStorage(store(attempt, now));
          const stayed = step(attempt, { type: 'tick' }, now + away);
          expect(resume(attempt.exam, attempt.paper, stored, now + away)).toEqual(kept(stayed));
        }
      }),
    );
  });

  test("another exam's values over these, one by one: none of it is shown, and the next action here brings all of it back", () => {
    const other = { id: 'year-quiz/2079', format: 'year-quiz' } as const;
    fc.assert(
      fc.property(anySitting, anySitting, fc.nat(11), (sitting, others, count) => {
        for (const { attempt, now } of play(format, sitting)) {
          const theirs = startAttempt(other, bankOf(others), seededRandom(1), now);
          const own = store(attempt, now);
          const over = Object.fromEntries(Object.entries(store(theirs, now)).slice(0, count));
          const stored = throughStorage({ ...own, ...over });
          const followed = follow(attempt, bankOf(sitting), stored);
          if (stored.exam?.id === other.id) {
            expect([followed, storedAttempt(attempt.exam, bankOf(sitting), stored)]).toEqual([null, null]);
          } else {
            expect(followed).toEqual(kept(attempt));
          }
          const again = throughStorage({ ...own, ...over, ...store(attempt, now) });
          expect(follow(attempt, bankOf(sitting), again)).toEqual(kept(attempt));
        }
      }),
    );
  });

  test('a tab that hears of any later state of the same attempt is where that is', () => {
    fc.assert(
      fc.property(anySitting, fc.nat(50), fc.nat(50), (sitting, one, another) => {
        const moments = [...play(format, sitting)];
        const [from, to] = [moments[one % moments.length], moments[another % moments.length]];
        if (from === undefined || to === undefined) return;
        const stored = throughStorage(store(to.attempt, to.now));
        expect(follow(from.attempt, bankOf(sitting), stored)).toEqual(kept(to.attempt));
      }),
    );
  });

  test('another attempt at the same exam is followed with its own paper, its own start and nothing of the old one', () => {
    fc.assert(
      fc.property(anySitting, fc.integer(), (sitting, seed) => {
        for (const { attempt, now } of play(format, sitting)) {
          const anew = startAttempt(attempt.exam, bankOf(sitting), seededRandom(seed), Math.max(now, began) + 1);
          expect(follow(attempt, bankOf(sitting), throughStorage(store(anew, now)))).toEqual(anew);
        }
      }),
    );
  });
});

test.each(formatNames.filter((name) => formatOf(name).scored))(
  '%s: reloads between any two moves lose and double nothing',
  (format) => {
    fc.assert(
      fc.property(anySitting, fc.array(fc.boolean(), { maxLength: 40 }), (sitting, reloads) => {
        const [{ attempt: first }, ...moments] = [...play(format, sitting)] as [Moment, ...Moment[]];
        let reloading = first;
        for (const [place, { event, attempt, now }] of moments.entries()) {
          reloading = step(reloading, event, now);
          const stored = throughStorage(store(reloading, now));
          if (reloads[place]) reloading = storedAttempt(attempt.exam, bankOf(sitting), stored) ?? first;
          expect(reloading).toEqual(attempt);
        }
      }),
    );
  },
);

test('a set that is under way is the only one to load; otherwise every set comes first about as often', () => {
  const exam = { id: 'science-exam', format: 'science-exam' } as const;
  const random = seededRandom(3);
  const first = Array.from({ length: 4000 }, () => setChoices(exam, 4, throughStorage({}), random)[0]);
  for (const set of [0, 1, 2, 3]) {
    const count = first.filter((each) => each === set).length;
    expect(Math.abs(count - 1000)).toBeLessThan(140);
    const attempt = startAttempt(exam, { ...bankOfOne, setIndex: set }, random, 0);
    expect(setChoices(exam, 4, throughStorage(store(attempt, 0)), random)).toEqual([set]);
  }
});
