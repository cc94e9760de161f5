import { ApiError, fetchJson } from './fetch-json.ts';
import { keepAnswer, keptAnswer } from './kept-answers.ts';
import { noteKept } from './kept-on.ts';

/** Whether an answer is a list of things, as nearly all of the catalogue's are. */
export const isList = (answer: unknown): boolean =>
  Array.isArray(answer) && answer.every((each) => each instanceof Object);

/**
 * A call of the catalogue. Where the network fails, and only then, the last good answer stands in, and is noted of the
 * load whose signal this is (kept-on.ts). Throws as fetchJson does.
 */
export async function askCatalogue<Answer>(path: string, signal: AbortSignal, accepts = isList): Promise<Answer> {
  try {
    const answer = await fetchJson<Answer>(path, { signal, accepts });
    void keepAnswer(path, answer, Date.now());
    return answer;
  } catch (error) {
    const unreachable = error instanceof ApiError && error.code === 'unreachable';
    const kept = unreachable ? await keptAnswer(path) : null;
    if (!kept) throw error;
    noteKept(signal, kept.at);
    return kept.answer as Answer;
  }
}
