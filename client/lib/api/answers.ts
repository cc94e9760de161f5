import { ApiError } from './api-error.ts';
import { copyStaleness } from './stale.ts';

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

/** The answer of a call, or null if the API knows no such thing. */
export async function orNull<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  return call.catch((error: unknown) => {
    if (isNotFound(error)) return null;
    throw error;
  });
}

/**
 * For loaders. An answer that did not come is data too, so that the page says so and asks again. The router's error screen is only for
 * faults of the program. For something that does not exist, the not-found screen shows. `signal` is the load's signal: its results get a
 * note whether the answers are current (stale.ts).
 */
export async function orFailure<Data>(load: Promise<Data>, signal: AbortSignal): Promise<Data | ApiError> {
  return load.then(
    (data) => copyStaleness(signal, data),
    (error: unknown) => {
      if (error instanceof ApiError && !isNotFound(error)) return error;
      throw error;
    },
  );
}
