import tails from 'virtual:practice/of-questions';
import { tailLength, tailOf } from './question-tail.ts';

const topics = new Map<string, string>();
for (const [title, all] of Object.entries(tails)) {
  for (let from = 0; from < all.length; from += tailLength) topics.set(all.slice(from, from + tailLength), title);
}

/** The topic's title of a built-in question by its key (exam/question-key.ts); null for a question without a topic. */
export function topicOfQuestion(key: string): string | null {
  return topics.get(tailOf(key)) ?? null;
}
