import { ApiError } from './call.ts';
import { copyStaleness } from './stale.ts';

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

/** The answer of a call, or null where the API knows no such thing. */
export async function orNull<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  return call.catch((error: unknown) => {
    if (isNotFound(error)) return null;
    throw error;
  });
}

/**
 * For loaders: what the API could not answer is data as well, so that the page itself says so and asks again, and the
 * router's error screen is left to faults of the program. What does not exist goes on to the not-found screen.
 * `signal` is that of the load: whether its answers are of now is noted of what it brings (stale.ts).
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
