import type { AnswerOf, CallKey } from '#contract/calls.ts';
import { ApiError } from './api-error.ts';
import { call, type CallOptions, pathOf } from './call.ts';
import { cacheAnswer, cachedAnswer } from './catalogue-cache.ts';
import { noteStale } from './stale.ts';

/** Whether an answer is a list, as nearly all of the catalogue's answers are. */
export const isList = (answer: unknown): boolean =>
  Array.isArray(answer) && answer.every((each) => each instanceof Object);

/**
 * A call of the catalogue. Only if the network fails, the last good answer replaces it. The load of this signal then gets a note
 * (stale.ts). Throws like call.
 */
export async function askCatalogue<Key extends CallKey>(
  key: Key,
  ...args: Required<CallOptions<Key>>
): Promise<AnswerOf<Key>> {
  const [{ params, signal, accepts = isList }] = args;
  const path = pathOf(key, params);
  try {
    const answer = await call(key, ...([{ ...args[0], accepts }] as CallOptions<Key>));
    void cacheAnswer(path, answer, Date.now());
    return answer;
  } catch (error) {
    const unreachable = error instanceof ApiError && error.code === 'unreachable';
    const cached = unreachable ? await cachedAnswer(path) : null;
    if (!cached) throw error;
    if (signal) noteStale(signal, cached.at);
    return cached.answer as AnswerOf<Key>;
  }
}
