import { remainingMs, type Answer, type PracticeAttempt, type Exam } from './attempt.ts';
import { formatOf } from './formats.ts';
import { mark } from './mark.ts';
import type { Paper } from './paper.ts';
import { keyOf } from '#exam/item.ts';
import type { Question } from '#exam/question.ts';
import type { StoredValues } from './parse-stored.ts';
import type { StoredKey } from './stored-keys.ts';

/** What an attempt writes: each of its keys with its value; undefined means that the key is to be removed. */
export type StoredAttempt = { readonly [K in Exclude<StoredKey, 'profile'>]: StoredValues[K] };

/**
 * The stored form of an attempt at `now` (ms; docs/specification.md, sections 3 and 4). The final score and the total
 * appear once the last question is locked. The index goes when the attempt has ended.
 *
 * The keys are written in this order. A tab that opens meanwhile must make sense of every state between. So a new start
 * time comes before its index, and the whole paper before `exam`. The score comes after `exam`, because a score that is
 * ahead of the questions is impossible.
 */
export function store(attempt: PracticeAttempt, now: number): StoredAttempt {
  const { exam, paper, index, phase, answers, score, startTime } = attempt;
  const { scored } = formatOf(exam.format);
  const ended = phase === 'ended';
  const final = scored && answers.length === paper.questions.length;
  const chosen = scored ? answers.map((answer) => answer.chosen) : [];
  if (scored && phase === 'answering') chosen.push(attempt.chosen);
  return {
    setIndex: paper.setIndex,
    categoryQuestions: paper.categoryQuestions,
    startTime,
    currentQuestionIndex: ended ? undefined : index,
    selectedOptions: scored ? selectedOptions(paper.questions, chosen) : undefined,
    remainingTime: Math.ceil(remainingMs(attempt, now) / 1000),
    finalScore: final ? score : undefined,
    totalQuestions: final ? paper.questions.length : undefined,
    exam: {
      id: exam.id,
      beganAt: attempt.beganAt,
      chosen,
      late: answers.flatMap((answer, place) => (answer.outcome === 'missed' ? [place] : [])),
      spent: attempt.spent,
      settledAt: attempt.settledAt,
      ended,
      currentQuestionIndex: index,
      startTime,
      score,
      total: paper.questions.length,
    },
    score: scored ? score : undefined,
  };
}

/**
 * The attempt that storage holds for this exam and paper, as it was stored. Null when storage holds another exam's
 * state, no state, or an impossible one. Where a hand has changed the keys that the specification names, those keys are
 * believed.
 */
export function restore(exam: Exam, paper: Paper, stored: StoredValues): PracticeAttempt | null {
  const own = stored.exam;
  if (own === undefined || own.id !== exam.id) return null;
  const { scored } = formatOf(exam.format);
  const last = paper.questions.length - 1;
  const index = own.ended ? last : stored.currentQuestionIndex;
  if (index === undefined || index < 0 || index > last || stored.startTime === undefined) return null;
  const ofThisQuestion = own.currentQuestionIndex === undefined || own.currentQuestionIndex === index;
  const revealed = scored && own.settledAt !== null && !own.ended && ofThisQuestion;
  const settled = index + (revealed || own.ended ? 1 : 0);
  // The score is missing only before the first answer, because it is written after `exam`.
  const storedScore = scored ? (stored.score ?? (settled === 0 ? 0 : undefined)) : 0;
  if (storedScore === undefined) return null;
  // At a reveal, a tab that opens may find the new `exam` and the old score. Then the mark in `exam` counts.
  const isBehind = revealed && own.score === storedScore + 1;
  const score = isBehind ? own.score : storedScore;
  if (score > settled) return null;
  const chosen = paper.questions.map((_, place) => (scored ? choiceAt(paper.questions, place, stored) : null));
  return {
    exam,
    paper,
    index,
    phase: own.ended ? 'ended' : revealed ? 'revealed' : 'answering',
    startTime: stored.startTime,
    settledAt: revealed || own.ended ? own.settledAt : null,
    chosen: chosen[index] ?? null,
    answers: paper.questions.slice(0, settled).map((question, place) => ({
      chosen: chosen[place] ?? null,
      outcome: outcomeOf(question, chosen[place] ?? null, own.late.includes(place), scored),
    })),
    spent: Array.from({ length: settled }, (_, place) => own.spent?.[place] ?? 0),
    score,
    beganAt: own.beganAt,
  };
}

function selectedOptions(questions: readonly Question[], chosen: readonly (string | null)[]): Record<string, string> {
  const entries = chosen.flatMap((option, place) => {
    const question = questions[place];
    return question === undefined || option === null ? [] : [[String(question.id), option] as const];
  });
  return Object.fromEntries(entries);
}

function outcomeOf(question: Question, chosen: string | null, late: boolean, scored: boolean): Answer['outcome'] {
  if (!scored) return late ? 'missed' : 'answered';
  return late || chosen === null ? 'missed' : mark(keyOf(question), chosen);
}

/**
 * The choice at a place. Null for no choice, and for a text that is no option. An earlier version of the bank may have
 * had that text. The list by place is asked first. The map by id counts only beyond the list. It does not count if an
 * earlier question with the same id could have written the entry.
 */
function choiceAt(questions: readonly Question[], place: number, stored: StoredValues): string | null {
  const question = questions[place];
  if (question === undefined) return null;
  const byPlace = stored.exam?.chosen[place];
  const chosen =
    byPlace === undefined && isFirstOfItsId(questions, place) ? stored.selectedOptions?.[question.id] : byPlace;
  return chosen !== undefined && chosen !== null && question.options.includes(chosen) ? chosen : null;
}

function isFirstOfItsId(questions: readonly Question[], place: number): boolean {
  return questions.findIndex(({ id }) => id === questions[place]?.id) === place;
}
