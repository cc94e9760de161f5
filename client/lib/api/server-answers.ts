import { ApiError } from './api-error.ts';
import { call } from './call.ts';

/** The browser's own value (navigator.onLine) counts a network that leads nowhere as a connection. */
export function serverAnswers(): Promise<boolean> {
  return call('GET /health').then(
    () => true,
    (error: unknown) => !(error instanceof ApiError && error.code === 'unreachable'),
  );
}
