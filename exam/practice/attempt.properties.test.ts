import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { questionOf, step, type Answer } from './attempt.ts';
import { formatOf } from './formats.ts';
import { startAttempt } from './open.ts';
import { anySitting, bankOf, began, formatNames, play, type Moment, type Sitting } from '#exam/testing/sittings.ts';
import { seededRandom } from '#exam/testing/seeded-random.ts';
import { impossible } from '#exam/testing/impossible.ts';
import { timedView } from '#exam/testing/timed-view.ts';

/** The outcome of the question on screen by the words of the specification; null when the move doesn't settle it. */
function expectedAnswer({ before, event, now }: Moment): Answer['outcome'] | null {
  if (before.phase !== 'answering') return null;
  const { scored, seconds } = formatOf(before.exam.format);
  const { options, answer } = questionOf(before);
  const marked = () => {
    if (!scored) return 'answered';
    return options.includes(answer) && before.chosen === answer ? 'right' : 'wrong';
  };
  if (now - before.startTime >= seconds * 1000) {
    return before.exam.format === 'unit-quiz' && before.chosen !== null ? marked() : 'missed';
  }
  return event.type === 'next' && before.chosen !== null && now >= before.startTime ? marked() : null;
}

describe.each(formatNames)('%s, whatever is done and whatever the clock does', (format) => {
  const always = (holds: (moment: Moment, sitting: Sitting) => void) =>
    fc.assert(
      fc.property(anySitting, (sitting) => {
        for (const moment of play(format, sitting)) holds(moment, sitting);
      }),
    );

  test('a screen never shows what cannot be', () => {
    always(({ attempt, now }) => expect(impossible(attempt, now)).toEqual([]));
  });

  test('the index never goes back, and skips no question', () => {
    always(({ before, attempt }, { questions }) => {
      expect([0, 1]).toContain(attempt.index - before.index);
      expect(attempt.index).toBeLessThan(questions.length);
      if (attempt.index > before.index) expect(attempt.answers).toHaveLength(attempt.index);
    });
  });

  test('one step settles one question at most, as the specification has it, and what is settled stays so', () => {
    always((moment) => {
      const { before, attempt } = moment;
      const [settled, ...more] = attempt.answers.slice(before.answers.length);
      expect(more).toEqual([]);
      for (const [place, answer] of before.answers.entries()) expect(attempt.answers[place]).toBe(answer);
      const expected = expectedAnswer(moment);
      // When the clock was set back, the time is measured anew first, so Next is in time.
      if (moment.now >= before.startTime) expect(settled?.outcome ?? null).toBe(expected);
    });
  });

  test('the score is the number of right answers, and never falls', () => {
    always(({ before, attempt }) => {
      const { scored } = formatOf(format);
      expect(attempt.score).toBe(attempt.answers.filter(({ outcome }) => outcome === 'right').length);
      expect([0, scored ? 1 : 0]).toContain(attempt.score - before.score);
    });
  });

  test('what is recorded of a settled question is what was darkened, or nothing where nothing is recorded', () => {
    always(({ before, attempt }) => {
      const chosen = formatOf(format).scored ? before.chosen : null;
      const settled = attempt.answers.slice(before.answers.length).map((answer) => answer.chosen);
      expect([[], [chosen]]).toContainEqual(settled);
    });
  });

  test('a new question comes with nothing darkened and its whole time', () => {
    always(({ before, attempt, now }) => {
      if (attempt.index === before.index) return;
      expect(attempt).toMatchObject({ phase: 'answering', chosen: null, settledAt: null, startTime: now });
      expect(timedView(attempt, now).secondsLeft).toBe(formatOf(format).seconds);
    });
  });

  test('an option stays darkened until another one is, or the question has gone', () => {
    always(({ before, event, attempt }) => {
      if (attempt.index !== before.index || attempt.chosen === before.chosen) return;
      expect(event).toEqual({ type: 'choose', option: attempt.chosen });
      expect(questionOf(before).options).toContain(attempt.chosen);
      expect([before.phase, attempt.phase]).toEqual(['answering', 'answering']);
    });
  });

  test('an attempt that has ended stays as it is', () => {
    always(({ before, attempt }) => {
      expect(before.phase === 'ended' ? attempt : before).toBe(before);
    });
  });

  test('the same moment twice changes nothing the second time', () => {
    always(({ attempt, now }) => expect(step(attempt, { type: 'tick' }, now)).toBe(attempt));
  });

  test('the paper, whose it is and when it began never change', () => {
    always(({ before, attempt }) => {
      expect(attempt).toMatchObject({ exam: { id: format, format }, beganAt: began });
      expect(attempt.paper).toBe(before.paper);
    });
  });

  test('a screen that looks again when the view says so is never early or late, and gets to the end by itself', () => {
    fc.assert(
      fc.property(anySitting, (sitting) => {
        const { seconds, revealMs } = formatOf(format);
        const exam = { id: format, format };
        let attempt = startAttempt(exam, bankOf(sitting), seededRandom(sitting.seed), began);
        let now = began;
        for (let looks = 0; attempt.phase !== 'ended' && looks < 1000; looks += 1) {
          const { lookAgainInMs } = timedView(attempt, now);
          expect(lookAgainInMs).toBeGreaterThan(0);
          expect(step(attempt, { type: 'tick' }, now + (lookAgainInMs ?? 0) - 1)).toBe(attempt);
          now += lookAgainInMs ?? 0;
          attempt = step(attempt, { type: 'tick' }, now);
        }
        expect(attempt.phase).toBe('ended');
        expect(now - began).toBe(sitting.questions.length * (seconds * 1000 + (revealMs ?? 0)));
      }),
    );
  });
});
