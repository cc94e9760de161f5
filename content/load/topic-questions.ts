import papers from 'virtual:practice/papers';
import type { LoadedBank } from './loaded-bank.ts';

type Load = () => Promise<LoadedBank>;

/** The dynamic imports of a topic's English and Nepali questions; null where it has none. */
export type TopicImports = readonly [english: Load | null, inNepali: Load | null];

/** The imports of each topic of `questionTopics` (question-topics.ts), in the same order. */
export const topicQuestions: readonly TopicImports[] = papers;
