import type { QuestionPlace } from '#exam/question.ts';
import rows from 'virtual:practice/of-questions';
import { tailLength, tailOf } from './question-tail.ts';

/** How many questions of a topic are easy, of middle difficulty, and hard. */
type Counts = readonly [easy: number, middle: number, hard: number];

/**
 * A topic with the tails of its questions' keys in a row. The English ones come first, then the Nepali ones, each the
 * easiest first.
 */
export type TopicRow = readonly [category: string, title: string, english: Counts, inNepali: Counts, tails: string];

/** A topic of the built-in questions. */
export interface QuestionTopic {
  /** The subject, as records name it: 'physics'. */
  readonly subject: string;
  /** In English, as records name it. */
  readonly title: string;
  readonly english: Counts;
  readonly inNepali: Counts;
}

/** Every topic that has a question, in the order of the syllabus. */
export const questionTopics: readonly QuestionTopic[] = rows.map(([subject, title, english, inNepali]) => ({
  subject,
  title,
  english,
  inNepali,
}));

/** Filled at the first question: most pages ask for none. */
let places: Map<string, QuestionPlace> | undefined;

function readPlaces(): Map<string, QuestionPlace> {
  const read = new Map<string, QuestionPlace>();
  for (const [topic, [, , , , tails]] of rows.entries()) {
    for (let from = 0; from < tails.length; from += tailLength) {
      read.set(tails.slice(from, from + tailLength), { topic, place: from / tailLength });
    }
  }
  return read;
}

/** The place of a built-in question by its key (exam/question-key.ts); null for any other question. */
export function placeOfQuestion(key: string): QuestionPlace | null {
  places ??= readPlaces();
  return places.get(tailOf(key)) ?? null;
}

/** The topic's title of a built-in question by its key; null for any other question. */
export function topicOfQuestion(key: string): string | null {
  const place = placeOfQuestion(key);
  return (place && questionTopics[place.topic]?.title) ?? null;
}
