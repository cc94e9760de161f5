import type { ApiError } from './api-error.ts';
import { apiErrorFrom, isFinal } from './call.ts';

/** A message that waits until the server has it. By its id the server handles it once, however often it comes. */
interface Message {
  readonly id: string;
}

interface OutboxParts<M extends Message> {
  /** The waiting messages, in order. */
  readonly read: () => readonly M[];
  /** Stores the waiting messages, so that a reload finds them. */
  readonly keep: (waiting: readonly M[]) => void;
  /** Throws an ApiError. */
  readonly send: (message: M) => Promise<unknown>;
  /** The server refuses a message for good: the outbox does not send it again. */
  readonly onRefused: (error: ApiError, message: M) => void;
}

export interface Outbox<M extends Message> {
  readonly add: (message: M) => void;
  /** Sends the waiting messages, one after the other. Throws an ApiError if a later try may succeed; the rest waits. */
  readonly flush: () => Promise<void>;
}

/** Messages that wait on this device until the server has done or refused them. */
export function createOutbox<M extends Message>({ read, keep, send, onRefused }: OutboxParts<M>): Outbox<M> {
  async function deliver(message: M): Promise<void> {
    try {
      await send(message);
    } catch (error) {
      const failure = apiErrorFrom(error);
      if (!isFinal(failure)) throw failure;
      onRefused(failure, message);
    }
    keep(read().filter(({ id }) => id !== message.id));
  }
  return {
    add: (message) => keep([...read(), message]),
    flush: async () => {
      // oxlint-disable-next-line eslint/no-await-in-loop -- in the order in which they were added
      for (let [next] = read(); next !== undefined; [next] = read()) await deliver(next);
    },
  };
}
