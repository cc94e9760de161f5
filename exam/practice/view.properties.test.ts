import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PracticeAttempt } from './attempt.ts';
import { formatOf } from './formats.ts';
import { view } from './view.ts';
import { anySitting, formatNames, play } from '#exam/testing/sittings.ts';
import { timedView } from '#exam/testing/timed-view.ts';

/** The same attempt at a paper whose unsettled questions have other answers and explanations. */
function withOtherKeys(attempt: PracticeAttempt): PracticeAttempt {
  const { scored } = formatOf(attempt.exam.format);
  const known = scored ? attempt.answers.length : 0;
  const questions = attempt.paper.questions.map((question, place) =>
    place < known ? question : { ...question, answer: `not ${question.answer}`, explanation: 'Another one.' },
  );
  return { ...attempt, paper: { ...attempt.paper, questions } };
}

describe.each(formatNames)('%s, at any moment', (format) => {
  const { scored } = formatOf(format);

  test('what is shown does not depend on any answer that is not revealed yet: it gives none away', () => {
    fc.assert(
      fc.property(anySitting, (sitting) => {
        for (const { attempt, now } of play(format, sitting)) {
          expect(timedView(withOtherKeys(attempt), now)).toEqual(timedView(attempt, now));
        }
      }),
    );
  });

  test('what is shown carries the question, and its answer and explanation from the reveal on', () => {
    fc.assert(
      fc.property(anySitting, (sitting) => {
        for (const { attempt } of play(format, sitting)) {
          const { item, key, options } = view(attempt);
          const question = attempt.paper.questions[attempt.index];
          expect(item).toEqual({
            id: question?.id,
            place: attempt.index,
            category: question?.category,
            stem: question?.question,
            options: question?.options,
          });
          expect(options.map(({ letter, text }) => letter + text)).toEqual(
            question?.options.map((text, place) => 'ABCDE'.charAt(place) + text),
          );
          if (attempt.phase === 'answering' || !scored) expect(key).toBeNull();
          else expect(key?.explanation).toBe(question?.explanation);
        }
      }),
    );
  });

  test('the answer sheet tells what became of each question, and what was darkened where that is recorded', () => {
    fc.assert(
      fc.property(anySitting, (sitting) => {
        for (const { attempt } of play(format, sitting)) {
          for (const [place, cell] of view(attempt).sheet.entries()) {
            const answer = attempt.answers[place];
            const options = attempt.paper.questions[place]?.options ?? [];
            const here = place === attempt.index && attempt.phase !== 'ended';
            expect(cell.mark).toBe(answer?.outcome ?? (here ? 'now' : 'ahead'));
            const chosen = answer ? answer.chosen : here ? attempt.chosen : null;
            expect(cell.chosenIndex === null ? null : options[cell.chosenIndex]).toBe(chosen);
          }
        }
      }),
    );
  });

  test('the same attempt at the same moment gives the same view', () => {
    fc.assert(
      fc.property(anySitting, (sitting) => {
        const once = [...play(format, sitting)].map(({ attempt, now }) => timedView(attempt, now));
        const again = [...play(format, sitting)].map(({ attempt, now }) => timedView(attempt, now));
        expect(again).toEqual(once);
      }),
    );
  });
});
