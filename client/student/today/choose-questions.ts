import type { PastAnswer } from '#exam/record/answers.ts';

/** How the questions of a topic are chosen. */
interface ToChoose {
  /** The keys of all questions of the topic, in their order. */
  readonly keys: readonly string[];
  /** In order of time. */
  readonly answers: readonly PastAnswer[];
  /** Those that this practice has asked already. */
  readonly asked: ReadonlySet<string>;
  readonly count: number;
}

/** The next questions of a topic: those never seen first, then those that were wrong last, then the longest seen. */
export function chooseQuestions({ keys, answers, asked, count }: ToChoose): string[] {
  const last = new Map<string, PastAnswer>();
  for (const answer of answers) last.set(answer.question, answer);
  const rankOf = (key: string) => {
    const answer = last.get(key);
    if (answer === undefined) return 0;
    return answer.outcome === 'right' ? 2 : 1;
  };
  return [...new Set(keys)]
    .filter((key) => !asked.has(key))
    .sort((one, other) => rankOf(one) - rankOf(other) || (last.get(one)?.at ?? 0) - (last.get(other)?.at ?? 0))
    .slice(0, count);
}
