import { ApiError } from '#client/lib/api/call.ts';
import type { BodyOf } from '#contract/calls.ts';

/** What is done from the page of a day, with the id that makes it the same when it is sent again. */
export type Act = BodyOf<'POST /staff/examinations/:code/acts'>;

/** What the queue has of the world, so that tests decide it. */
export interface QueueParts {
  /** Throws an ApiError. */
  readonly send: (act: Act) => Promise<unknown>;
  readonly read: () => readonly Act[];
  readonly keep: (acts: readonly Act[]) => void;
  /** Runs something after so many ms; returns how to call that off. */
  readonly after: (ms: number, run: () => void) => () => void;
  readonly onChange: (waiting: readonly Act[]) => void;
  readonly onDone: () => void;
  /** The server has refused one: it is not sent again. */
  readonly onRefused: (error: ApiError, act: Act) => void;
}

export interface ActQueue {
  readonly add: (act: Act) => void;
  /** Sends what waits, at once. */
  readonly sendNow: () => void;
  readonly close: () => void;
}

/** What may go better the next time: no answer, a server that is away or busy, a session that is to be begun anew. */
function isPassing({ status }: ApiError): boolean {
  return status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;
}

/** Acts that are kept until the server has them: one after the other, again after 1, 2, 4 … 30 s. */
export function createActQueue({ send, read, keep, after, onChange, onDone, onRefused }: QueueParts): ActQueue {
  let acts = read();
  let underWay = false;
  let failures = 0;
  let closed = false;
  let callOff = () => {};

  function change(next: readonly Act[]): void {
    acts = next;
    keep(acts);
    onChange(acts);
  }

  async function pump(): Promise<void> {
    const [first] = acts;
    if (underWay || closed || first === undefined) return;
    callOff();
    underWay = true;
    try {
      await send(first);
      failures = 0;
      change(acts.slice(1));
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isPassing(error)) failures += 1;
      else {
        change(acts.slice(1));
        onRefused(error, first);
      }
    } finally {
      underWay = false;
    }
    if (closed) return;
    if (failures > 0) callOff = after(Math.min(30, 2 ** (failures - 1)) * 1000, () => void pump());
    else void pump();
  }

  void pump();
  return {
    add: (act) => {
      change([...acts, act]);
      void pump();
    },
    sendNow: () => void pump(),
    close: () => {
      closed = true;
      callOff();
    },
  };
}
