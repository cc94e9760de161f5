import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { attemptId, deviceName } from './attempt-id.ts';
import { keptOf } from './keep.ts';
import { start, step, type PracticeAttempt } from '#exam/practice/attempt.ts';
import { formatOf } from '#exam/practice/formats.ts';
import { scoreOf } from '#exam/practice/mark.ts';
import { wholePaper } from '#exam/practice/paper.ts';
import { questionKey } from '#exam/question-key.ts';
import { aQuestion, someQuestions } from '#exam/testing/questions.ts';
import { anySitting, formatNames, play } from '#exam/testing/sittings.ts';
import { seededRandom } from '#exam/testing/seeded-random.ts';

const exam = { id: 'year-quiz/2074', format: 'year-quiz' } as const;
const questions = someQuestions(2, ' Physics');

function ended(): PracticeAttempt {
  let attempt = start(exam, wholePaper(questions), 1000);
  attempt = step(attempt, { type: 'choose', option: 'right 1' }, 3000);
  attempt = step(attempt, { type: 'next' }, 5000);
  attempt = step(attempt, { type: 'tick' }, 7000);
  attempt = step(attempt, { type: 'tick' }, 90_000);
  return step(attempt, { type: 'tick' }, 92_000);
}

describe('what is kept of a paper', () => {
  it('is each question by its key, with choice, outcome and time', () => {
    expect(keptOf(ended(), 'id')).toEqual({
      id: 'id',
      exam: 'year-quiz/2074',
      pace: 60,
      began: 1000,
      ended: 92_000,
      places: [
        {
          question: questionKey(aQuestion(1, ' Physics')),
          id: 1,
          subject: 'physics',
          topic: null,
          chosen: 1,
          outcome: 'right',
          ms: 4000,
        },
        {
          question: questionKey(aQuestion(2, ' Physics')),
          id: 2,
          subject: 'physics',
          topic: null,
          chosen: null,
          outcome: 'missed',
          ms: 60_000,
        },
      ],
    });
  });

  it('stands under the topic of its paper', () => {
    const kept = keptOf(ended(), 'id', { subject: 'English', topic: 'Tag Questions' });
    expect(kept?.places[0]).toMatchObject({ subject: 'english', topic: 'Tag Questions' });
  });

  it('is nothing before its first answer is revealed', () => {
    const begun = start(exam, wholePaper(questions), 0);
    expect(keptOf(step(begun, { type: 'choose', option: 'right 1' }, 100), 'id')).toBeNull();
  });

  it('is each answer from its reveal on, with how many questions there are until all are settled', () => {
    let attempt = step(start(exam, wholePaper(questions), 1000), { type: 'choose', option: 'wrong 1a' }, 2000);
    attempt = step(attempt, { type: 'next' }, 4000);
    const revealed = keptOf(attempt, 'id');
    expect(revealed).toMatchObject({ began: 1000, ended: 4000, total: 2, places: [{ outcome: 'wrong', ms: 3000 }] });
    expect(keptOf(step(attempt, { type: 'tick' }, 6000), 'id')).toEqual({ ...revealed, ended: 6000 });
    expect(keptOf(ended(), 'id')).not.toHaveProperty('total');
  });

  it('is all of it as soon as the last answer is shown: whoever leaves then has answered everything', () => {
    let quiz = start({ id: 'unit-quiz/101', format: 'unit-quiz' }, wholePaper(someQuestions(1, ' Physics')), 1000);
    quiz = step(quiz, { type: 'choose', option: 'right 1' }, 3000);
    quiz = step(quiz, { type: 'next' }, 5000);
    expect(quiz.phase).toBe('revealed');
    expect(keptOf(quiz, 'id')).toMatchObject({ began: 1000, ended: 5000, places: [{ outcome: 'right', ms: 4000 }] });
  });
});

test.each(formatNames)('%s: however it went, the score that is kept is the one that was shown', (format) => {
  fc.assert(
    fc.property(anySitting, (sitting) => {
      for (const { attempt } of play(format, sitting)) {
        const kept = keptOf(attempt, 'id');
        const settled = attempt.answers.length;
        if (settled === 0 || !formatOf(format).scored) {
          expect(kept).toBeNull();
          continue;
        }
        expect(scoreOf(kept?.places ?? [])).toBe(attempt.score);
        expect(kept?.places).toHaveLength(settled);
        expect(kept?.total).toBe(settled < attempt.paper.questions.length ? attempt.paper.questions.length : undefined);
        for (const { ms } of kept?.places ?? []) expect(ms).toBeLessThanOrEqual(formatOf(format).seconds * 1000);
      }
    }),
    { numRuns: 30 },
  );
});

test('an attempt has one id wherever it is written, and no other attempt has it', () => {
  const device = deviceName(seededRandom(1));
  expect(device).toMatch(/^[a-z\d]{16}$/);
  expect(attemptId(device, 'review', 5)).toBe(attemptId(device, 'review', 5));
  const others = [
    attemptId(deviceName(seededRandom(2)), 'review', 5),
    attemptId(device, 'mistakes', 5),
    attemptId(device, 'review', 6),
  ];
  expect(new Set([...others, attemptId(device, 'review', 5)]).size).toBe(4);
});
