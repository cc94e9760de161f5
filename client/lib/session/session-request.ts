import { session } from './session.ts';

/**
 * One request of the session: `loading` while it is pending; its start clears an earlier error. It stores the message of a failure as the
 * error, and passes the failure on, because that may say more. A cancelled request has not failed.
 */
export async function request<Answer>(signal: AbortSignal, send: () => Promise<Answer>): Promise<Answer> {
  session.setState({ loading: true, error: null });
  try {
    return await send();
  } catch (failure) {
    if (!signal.aborted) session.setState({ error: messageOf(failure) });
    throw failure;
  } finally {
    session.setState({ loading: false });
  }
}

/** Our sentence first; if no answer came, then the browser's words, for the person who helps the student. */
function messageOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  return failure.cause instanceof Error ? `${failure.message} (${failure.cause.message})` : failure.message;
}
