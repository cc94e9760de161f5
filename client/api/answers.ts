import { ApiError } from './fetch-json.ts';

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
 */
export async function orFailure<Data>(load: Promise<Data>): Promise<Data | ApiError> {
  return load.catch((error: unknown) => {
    if (error instanceof ApiError && !isNotFound(error)) return error;
    throw error;
  });
}
