import fc from 'fast-check';
import { step, type PracticeAttempt, type ExamEvent } from '#exam/practice/attempt.ts';
import { formats, type FormatName } from '#exam/practice/formats.ts';
import { startAttempt, type Bank } from '#exam/practice/open.ts';
import type { Question } from '#exam/question.ts';
import { seededRandom } from './seeded-random.ts';

/** The names of all rows, for tests that hold for each of them. */
export const formatNames = Object.keys(formats) as FormatName[];

/** When every sitting begins, in ms: late enough for clocks that are set back by years. */
export const began = 1_800_000_000_000;

/** Ids come from a small pool, so that they often repeat. Now and then the answer matches no option. */
const anyQuestion: fc.Arbitrary<Question> = fc.record(
  {
    id: fc.integer({ min: 1, max: 3 }),
    category: fc.constantFrom('english', 'physics', 'English', 'dnglish', ' Physics '),
    question: fc.constantFrom('Which?', '', 'He ____ home.', '$x^2$'),
    options: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 3, maxLength: 5 }),
    answer: fc.constantFrom('a', 'b', 'c', 'd', 'e', ''),
    explanation: fc.constantFrom('Because.', 'So it is.'),
  },
  { requiredKeys: ['id', 'category', 'question', 'options', 'answer'] },
);

/** Times at which a format changes its phase, and others, in ms. The clock can be set forwards and back. */
export const anyGap = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 2500 }) },
  { weight: 3, arbitrary: fc.constantFrom(1, 999, 1000, 1999, 2000, 29_999, 30_000, 59_999, 60_000) },
  { weight: 1, arbitrary: fc.integer({ min: -50_000, max: 10_000_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(-31_536_000_000, -86_400_000, -1, 86_400_000, 31_536_000_000) },
);

const anyEvent: fc.Arbitrary<ExamEvent> = fc.oneof(
  fc.constant({ type: 'tick' } as const),
  fc.constant({ type: 'next' } as const),
  fc.record({ type: fc.constant('choose' as const), option: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'z') }),
);

/** A bank and the events on a paper of it, each so many ms after the one before. */
export interface Sitting {
  readonly questions: readonly Question[];
  readonly seed: number;
  readonly moves: readonly { readonly event: ExamEvent; readonly gap: number }[];
}

/** Any sitting. Every question of its bank stands in the paper, in every format. */
export const anySitting: fc.Arbitrary<Sitting> = fc.record({
  questions: fc.array(anyQuestion, { minLength: 1, maxLength: 5 }),
  seed: fc.integer(),
  moves: fc.array(fc.record({ event: anyEvent, gap: anyGap }), { maxLength: 40 }),
});

/** One moment of a sitting: the attempt before and after an event, and the time. */
export interface Moment {
  readonly before: PracticeAttempt;
  readonly event: ExamEvent;
  readonly attempt: PracticeAttempt;
  readonly now: number;
}

/** The bank of a sitting, as a screen loads it. */
export function bankOf({ questions }: Sitting): Bank {
  return { questions, setIndex: 0 };
}

/** Plays a sitting in a format and yields every moment of it. Each moment is frozen. */
export function* play(format: FormatName, sitting: Sitting): Generator<Moment> {
  let now = began;
  let attempt = deepFreeze(startAttempt({ id: format, format }, bankOf(sitting), seededRandom(sitting.seed), now));
  yield { before: attempt, event: { type: 'tick' }, attempt, now };
  for (const { event, gap } of sitting.moves) {
    now += gap;
    const before = attempt;
    attempt = deepFreeze(step(before, event, now));
    yield { before, event, attempt, now };
  }
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    for (const each of Object.values(Object.freeze(value))) deepFreeze(each);
  }
  return value;
}
