import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoryKey } from '#exam/category.ts';
import { began, anySitting, formatNames, play } from '#exam/testing/sittings.ts';
import { formatOf } from './formats.ts';
import { categoryScores, review, timeTakenMs } from './result.ts';

describe.each(formatNames.filter((name) => formatOf(name).scored))('the result of a %s, at any moment', (format) => {
  test('the categories add up to the score and to the paper, each once and folded, in the order of the paper', () => {
    fc.assert(
      fc.property(anySitting, (sitting) => {
        for (const { attempt } of play(format, sitting)) {
          const scores = categoryScores(attempt);
          expect(scores.reduce((sum, { right }) => sum + right, 0)).toBe(attempt.score);
          expect(scores.reduce((sum, { total }) => sum + total, 0)).toBe(attempt.paper.questions.length);
          for (const { right, total } of scores) expect(right).toBeLessThanOrEqual(total);
          const inOrder = attempt.paper.questions.map(({ category }) => categoryKey(category));
          expect(scores.map(({ category }) => category)).toEqual([...new Set(inOrder)]);
        }
      }),
    );
  });

  test('the review goes through the paper in its order, with what was darkened and what is right', () => {
    fc.assert(
      fc.property(anySitting, (sitting) => {
        for (const { attempt } of play(format, sitting)) {
          const reviewed = review(attempt);
          expect(reviewed.map(({ number }) => number)).toEqual(attempt.paper.questions.map((_, place) => place + 1));
          for (const [place, { question, options, outcome }] of reviewed.entries()) {
            const chosen = attempt.answers[place]?.chosen ?? null;
            expect(question).toBe(attempt.paper.questions[place]);
            expect(options.map(({ text }) => text)).toEqual(question.options);
            expect(options.filter((each) => each.chosen).map(({ text }) => text)).toEqual(
              chosen === null ? [] : [chosen],
            );
            for (const { text, right } of options) expect(right).toBe(text === question.answer);
            if (outcome !== 'missed')
              expect(options.some((each) => each.chosen && each.right)).toBe(outcome === 'right');
          }
        }
      }),
    );
  });

  test('the time taken is known from the end on, stays what it is, and is never negative, whatever the clock did', () => {
    fc.assert(
      fc.property(anySitting, (sitting) => {
        let taken: number | null = null;
        for (const { before, attempt, now } of play(format, sitting)) {
          if (before.phase === 'ended') expect(timeTakenMs(attempt)).toBe(taken);
          else if (attempt.phase === 'ended') taken = Math.max(0, now - began);
          expect(timeTakenMs(attempt)).toBe(taken);
        }
      }),
    );
  });
});
