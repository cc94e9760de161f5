import type { QuestionPlace } from '#exam/question.ts';
import { shuffle, type RandomSource } from '#exam/random.ts';
import { inPracticeOrder, type QuestionStanding } from './practice-order.ts';

export const difficulties = ['easy', 'middle', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

/** Which of the questions: all, those never seen, or those once wrong or missed. */
export const setKinds = ['all', 'new', 'wrong'] as const;
export type SetKind = (typeof setKinds)[number];

/** How many questions a set has. */
export const setSize = { least: 1, usual: 20, most: 100 } as const;

/** How many questions of a topic are easy, of middle difficulty, and hard. */
type Counts = readonly [easy: number, middle: number, hard: number];

/** The questions of a topic by number: those in English, then those in Nepali, each the easiest first. */
export interface TopicCounts {
  readonly english: Counts;
  readonly inNepali: Counts;
}

/** What a student wants to practise. */
export interface SetChoice {
  /** The numbers of topics. */
  readonly topics: readonly number[];
  readonly difficulties: readonly Difficulty[];
  readonly kind: SetKind;
  /** Whether only questions in Nepali fit. */
  readonly onlyNepali: boolean;
}

/** A number for a place, so that a map can find it. Topics have fewer questions than the step. */
export function placeNumber({ topic, place }: QuestionPlace): number {
  return topic * 100_000 + place;
}

/**
 * All questions that fit a choice, in the order of their topics (docs/rules/practice-record.md, section 7). `topicOf`
 * gives the counts of a topic by its number, and `standingOf` what the record says of a question.
 */
export function fittingQuestions(
  choice: SetChoice,
  topicOf: (topic: number) => TopicCounts | undefined,
  standingOf: (question: QuestionPlace) => QuestionStanding | undefined,
): QuestionPlace[] {
  return choice.topics.flatMap((topic) => {
    const counts = topicOf(topic);
    if (counts === undefined) return [];
    const english = [...counts.english].map((count, at) => ({ count, difficulty: difficulties[at], nepali: false }));
    const nepali = [...counts.inNepali].map((count, at) => ({ count, difficulty: difficulties[at], nepali: true }));
    const fitting: QuestionPlace[] = [];
    let place = 0;
    for (const { count, difficulty, nepali: isNepali } of [...english, ...nepali]) {
      const wanted =
        difficulty !== undefined && choice.difficulties.includes(difficulty) && (isNepali || !choice.onlyNepali);
      for (let end = place + count; place < end; place += 1) {
        const question = { topic, place };
        if (wanted && isOfKind(choice.kind, standingOf(question))) fitting.push(question);
      }
    }
    return fitting;
  });
}

function isOfKind(kind: SetKind, standing: QuestionStanding | undefined): boolean {
  if (kind === 'new') return standing === undefined;
  return kind === 'all' || standing?.onceWrong === true;
}

/**
 * The set that is asked: `count` of the fitting questions in practice order, by chance among those never seen. It is
 * shorter if fewer fit.
 */
export function drawSet(
  fitting: readonly QuestionPlace[],
  count: number,
  standingOf: (question: QuestionPlace) => QuestionStanding | undefined,
  random: RandomSource,
): QuestionPlace[] {
  return inPracticeOrder(shuffle(fitting, random), standingOf).slice(0, count);
}

/** How many questions of a set were never seen, once wrong, and always right. */
export interface SetSum {
  readonly fresh: number;
  readonly onceWrong: number;
  readonly known: number;
}

/** What a set of `count` questions would hold. Chance changes nothing of it. */
export function sumOfSet(
  fitting: readonly QuestionPlace[],
  count: number,
  standingOf: (question: QuestionPlace) => QuestionStanding | undefined,
): SetSum {
  const set = inPracticeOrder(fitting, standingOf).slice(0, count).map(standingOf);
  const fresh = set.filter((standing) => standing === undefined).length;
  const onceWrong = set.filter((standing) => standing?.onceWrong === true).length;
  return { fresh, onceWrong, known: set.length - fresh - onceWrong };
}
