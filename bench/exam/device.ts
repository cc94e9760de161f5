import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { firstHead, headOf } from '#exam/sitting/chain.ts';
import type { EntryBody, LogEntry } from '#exam/sitting/entry.ts';
import { candidate, code, questions } from './hall.ts';

/** An answer, and how long it took. A save counts from the tap. */
export interface Timing {
  readonly call: 'sign-in' | 'key' | 'save' | 'hand-in';
  /** ms after the run began. */
  readonly at: number;
  readonly ms: number;
}

/** What all devices of a run share. */
export interface Run {
  readonly url: string;
  readonly startsAt: number;
  readonly began: number;
  readonly agent: Agent;
  readonly timings: Timing[];
  /** How many entries each call carried. */
  readonly sizes: number[];
  readonly errors: string[];
}

/** A run against a server. `startsAt` in ms since 1970. */
export function newRun(url: string, startsAt: number): Run {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  return { url, startsAt, began: performance.now(), agent, timings: [], sizes: [], errors: [] };
}

/** The product's device sends as many in a call (client/candidate/attempt/attempt-log.ts). */
const mostTogether = 400;

/** A candidate's device. It sends each entry, and compares the server's head with its own. */
export interface Device {
  readonly signIn: () => Promise<void>;
  readonly begin: () => Promise<void>;
  /**
   * Sends at once, or together with later taps if a call is under way. Resolves once all of them are saved. `due` is the intended time, by
   * performance.now().
   */
  readonly tap: (due?: number) => Promise<void>;
  readonly handIn: () => Promise<void>;
  /** How many entries are saved by the server's word. */
  readonly saved: () => number;
}

/** The device of the nth candidate. A wrong answer goes into the run's errors. */
export function device(run: Run, n: number): Device {
  const { symbolNumber, pin } = candidate(n);
  const own = { id: `device-${n}`, label: 'bench' };
  let token = '';
  let head = firstHead;
  let tapped = 0;
  let saved = 0;
  const gathered: { readonly entry: LogEntry; readonly from: number }[] = [];
  let sending: Promise<void> | null = null;

  function took(call: Timing['call'], from: number): void {
    run.timings.push({ call, at: from - run.began, ms: performance.now() - from });
  }

  async function ask<T>(call: Timing['call'], method: string, path: string, body?: object): Promise<T | null> {
    const { status, answer } = await send(run, method, `/api/hall/${code}${path}`, token, body);
    if (status === 200) return JSON.parse(answer) as T;
    run.errors.push(`${symbolNumber} ${call}: ${status} ${answer.slice(0, 200)}`);
    return null;
  }

  function add(call: 'save' | 'hand-in', act: EntryBody, from = performance.now()): Promise<void> {
    tapped += 1;
    gathered.push({ entry: { n: tapped, at: Date.now() - run.startsAt, ...act }, from });
    sending ??= sendGathered(call);
    return sending;
  }

  /** What the device has: the saved entries, those in this call, and the taps of the meantime. */
  function held(entries: readonly LogEntry[]) {
    const all = [...entries, ...gathered.map(({ entry }) => entry)];
    return { n: tapped, head: headOf(all, head), at: Date.now() - run.startsAt };
  }

  async function sendGathered(call: 'save' | 'hand-in'): Promise<void> {
    while (gathered.length > 0) {
      const some = gathered.splice(0, mostTogether);
      const entries = some.map(({ entry }) => entry);
      run.sizes.push(entries.length);
      const answer = await ask<{ n: number; head: string }>(call, 'POST', '/entries', {
        device: own,
        entries,
        held: held(entries),
      });
      if (answer === null) break;
      head = headOf(entries, head);
      saved += entries.length;
      if (answer.n !== saved || answer.head !== head) run.errors.push(`${symbolNumber}: another log at ${saved}`);
      for (const { from } of some) took(call, from);
    }
    sending = null;
  }

  return {
    signIn: async () => {
      const from = performance.now();
      const answer = await ask<{ token: string }>('sign-in', 'POST', '/sign-in', { symbolNumber, pin, device: own });
      took('sign-in', from);
      token = answer?.token ?? '';
    },
    begin: async () => {
      const from = performance.now();
      await ask('key', 'GET', '/seal-key');
      took('key', from);
    },
    tap: (due) => add('save', { kind: 'choose', place: tapped % questions, option: 'abcd'.charAt(tapped % 4) }, due),
    handIn: () => add('hand-in', { kind: 'hand-in' }),
    saved: () => saved,
  };
}

function send(
  { url, agent }: Run,
  method: string,
  path: string,
  token: string,
  body?: object,
): Promise<{ status: number; answer: string }> {
  return new Promise((resolve) => {
    const headers = {
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const asked = request(url + path, { agent, method, headers }, (answer) => {
      const { statusCode: status = 0 } = answer;
      text(answer).then(
        (said) => resolve({ status, answer: said }),
        (error: unknown) => resolve({ status: 0, answer: String(error) }),
      );
    });
    // A server that stops answering must not keep the run from ending.
    asked.setTimeout(120_000, () => asked.destroy(new Error('no answer within two minutes')));
    asked.once('error', (error) => resolve({ status: 0, answer: String(error) }));
    asked.end(body && JSON.stringify(body));
  });
}
