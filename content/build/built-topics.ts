import type { MathMap } from '#content/load/loaded-bank.ts';
import { mathOf } from '#content/math/math.ts';
import type { Question } from '#exam/question.ts';
import { questionKey } from '#exam/question-key.ts';
import { readTopicPapers } from './practice-plugin.ts';

/** A topic with its built-in questions, in the order in which the client loads them. */
export interface BuiltTopic {
  /** As records name it. */
  readonly subject: string;
  readonly title: string;
  /** The keys of the questions, in their order. */
  readonly keys: string[];
  readonly questions: Question[];
  readonly math: MathMap;
}

/** Every topic that has a question. Throws when content/topics.json can't be read. */
export function builtTopics(): BuiltTopic[] {
  return readTopicPapers().map(({ category, title, english, inNepali }) => {
    const questions = [...english.questions, ...inNepali.questions];
    return { subject: category, title, keys: questions.map(questionKey), questions, math: mathOf(questions) };
  });
}
