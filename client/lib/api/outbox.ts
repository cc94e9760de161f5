import { apiErrorFrom, isFinal, type ApiError } from './call.ts';

/** Something that is kept until the server has it. The server does it once, by its id, however often it is sent. */
interface Message {
  readonly id: string;
}

interface OutboxParts<M extends Message> {
  /** What waits, in order. */
  readonly read: () => readonly M[];
  /** Keeps what waits, so that a reload finds it. */
  readonly keep: (waiting: readonly M[]) => void;
  /** Throws an ApiError. */
  readonly send: (message: M) => Promise<unknown>;
  /** The server refuses a message for good: it is not sent again. */
  readonly onRefused: (error: ApiError, message: M) => void;
}

export interface Outbox<M extends Message> {
  readonly add: (message: M) => void;
  /** Sends what waits, one after the other. Throws an ApiError where a later try may go better; what is left waits. */
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
