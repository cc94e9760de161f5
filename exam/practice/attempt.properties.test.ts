import fc from 'fast-check';
import { expect, test } from 'vitest';
import { start, step, type Attempt, type ExamEvent } from './attempt.ts';
import { formatOf, formats, type FormatName } from './formats.ts';
import { setPaper, wholePaper, type Paper } from './paper.ts';
import type { Question } from '#exam/question.ts';
import { resume, store } from './stored-attempt.ts';
import { throughStorage } from '#exam/testing/storage.ts';
import { timedView } from '#exam/testing/timed-view.ts';

/** Ids come from a small pool, so that twins are common; now and then the answer matches no option. */
const question: fc.Arbitrary<Question> = fc
  .record({
    id: fc.integer({ min: 1, max: 3 }),
    options: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 3, maxLength: 5 }),
    answer: fc.constantFrom('a', 'b', 'c', 'd', 'e', ''),
  })
  .map((parts) => ({ ...parts, category: 'physics', question: 'Which?' }));

const gap = fc.oneof(
  fc.integer({ min: 0, max: 2500 }),
  fc.constantFrom(999, 1000, 2000, 30_000, 60_000),
  fc.integer({ min: -50_000, max: 10_000_000 }),
);

const event: fc.Arbitrary<ExamEvent> = fc.oneof(
  fc.constant({ type: 'tick' } as const),
  fc.constant({ type: 'next' } as const),
  fc.record({ type: fc.constant('choose' as const), option: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'z') }),
);

const run = fc.record({
  format: fc.constantFrom(...(Object.keys(formats) as FormatName[])),
  questions: fc.array(question, { minLength: 1, maxLength: 5 }),
  events: fc.array(fc.record({ event, gap }), { maxLength: 60 }),
});

function begin(format: FormatName, questions: readonly Question[]): Attempt {
  const paper: Paper = formatOf(format).paper.kind === 'set' ? setPaper(0, questions) : wholePaper(questions);
  return start({ id: format, format }, paper, 1_000_000_000);
}

/** Plays the events and gives every state on the way, with its time. */
function* states({
  format,
  questions,
  events,
}: {
  format: FormatName;
  questions: Question[];
  events: { event: ExamEvent; gap: number }[];
}) {
  let attempt = begin(format, questions);
  let now = 1_000_000_000;
  yield { attempt, before: attempt, now };
  for (const each of events) {
    now += each.gap;
    const before = attempt;
    attempt = step(attempt, each.event, now);
    yield { attempt, before, now };
  }
}

test('the index never goes back and never skips, whatever the order of events and the clock', () => {
  fc.assert(
    fc.property(run, (given) => {
      for (const { attempt, before } of states(given)) {
        expect(attempt.index - before.index).toBeGreaterThanOrEqual(0);
        expect(attempt.index - before.index).toBeLessThanOrEqual(1);
        expect(attempt.index).toBeLessThan(given.questions.length);
        if (before.phase === 'ended') expect(attempt).toBe(before);
      }
    }),
  );
});

test('no order of events loses or doubles a point: the score is the number of right answers, at most one a question', () => {
  fc.assert(
    fc.property(run, (given) => {
      for (const { attempt } of states(given)) {
        const settled = attempt.index + (attempt.phase === 'answering' ? 0 : 1);
        expect(attempt.answers).toHaveLength(settled);
        expect(attempt.score).toBe(attempt.answers.filter((answer) => answer.outcome === 'right').length);
      }
    }),
  );
});

test('resuming at any moment gives what staying would have given', () => {
  fc.assert(
    fc.property(run, gap, (given, away) => {
      for (const { attempt, now } of states(given)) {
        const { scored } = formatOf(given.format);
        const stored = throughStorage(store(attempt, now));
        const stayed = step(attempt, { type: 'tick' }, now + away);
        const resumed = resume(attempt.exam, attempt.paper, stored, now + away);
        // An exam that records nothing forgets a choice that was not submitted.
        expect(resumed).toEqual(scored ? stayed : { ...stayed, chosen: null });
      }
    }),
  );
});

test('the remaining time is never more than the full time, never less than none, and never stops before the question does', () => {
  fc.assert(
    fc.property(run, (given) => {
      for (const { attempt, now } of states(given)) {
        const shown = timedView(attempt, now);
        expect(shown.secondsLeft).toBeGreaterThanOrEqual(0);
        expect(shown.secondsLeft).toBeLessThanOrEqual(shown.seconds);
        if (attempt.phase === 'ended') expect(shown.lookAgainInMs).toBeNull();
        else expect(shown.lookAgainInMs).toBeGreaterThan(0);
      }
    }),
  );
});

test('a screen that looks again when the view says so gets to the end of every paper by itself', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(formats) as FormatName[])),
      fc.array(question, { minLength: 1, maxLength: 4 }),
      (format, questions) => {
        let attempt = begin(format, questions);
        let now = 1_000_000_000;
        const { seconds, revealMs } = formatOf(format);
        for (let looks = 0; attempt.phase !== 'ended' && looks < 1000; looks += 1) {
          now += timedView(attempt, now).lookAgainInMs ?? 0;
          attempt = step(attempt, { type: 'tick' }, now);
        }
        expect(attempt.phase).toBe('ended');
        expect(now - 1_000_000_000).toBe(questions.length * (seconds * 1000 + (revealMs ?? 0)));
      },
    ),
  );
});
