import { ApiError } from './api-error.ts';

/** How long a call waits for its answer, in ms: a request that hangs would block all later ones. */
const answerTimeoutMs = 15_000;

/** Gives a call up after so many ms, as if no answer had come; throws an ApiError. */
export async function within<T>(work: (signal: AbortSignal) => Promise<T>, ms = answerTimeoutMs): Promise<T> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), ms);
  try {
    return await work(control.signal);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(0, { code: 'unreachable', message: '' }, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
