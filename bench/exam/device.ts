import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { firstHead, nextHead } from '#exam/sitting/chain.ts';
import type { Entry } from '#exam/sitting/entry.ts';
import { candidate, code, questions } from './hall.ts';

/** An answer, and how long it took. */
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
  readonly errors: string[];
}

/** A run against a server. `startsAt` in ms since 1970. */
export function newRun(url: string, startsAt: number): Run {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  return { url, startsAt, began: performance.now(), agent, timings: [], errors: [] };
}

/** A candidate's device: each entry is sent, and its head compared with the device's own. */
export interface Device {
  readonly signIn: () => Promise<void>;
  readonly begin: () => Promise<void>;
  readonly tap: () => Promise<void>;
  readonly handIn: () => Promise<void>;
  /** How many entries it was told are saved. */
  readonly saved: () => number;
}

/** The device of the nth candidate. What is answered otherwise than it should be stands in the run's errors. */
export function device(run: Run, n: number): Device {
  const { symbolNumber, pin } = candidate(n);
  const own = { id: `device-${n}`, label: 'bench' };
  let token = '';
  let head = firstHead;
  let last = 0;

  async function ask<T>(call: Timing['call'], method: string, path: string, body?: object): Promise<T | null> {
    const from = performance.now();
    const { status, answer } = await send(run, method, `/api/hall/${code}${path}`, token, body);
    run.timings.push({ call, at: from - run.began, ms: performance.now() - from });
    if (status === 200) return JSON.parse(answer) as T;
    run.errors.push(`${symbolNumber} ${call}: ${status} ${answer.slice(0, 200)}`);
    return null;
  }

  async function add(call: Timing['call'], entry: Omit<Entry, 'n' | 'at'>): Promise<void> {
    const next = { n: last + 1, at: Date.now() - run.startsAt, ...entry };
    const answer = await ask<{ n: number; head: string }>(call, 'POST', '/entries', { device: own, entries: [next] });
    if (answer === null) return;
    head = nextHead(head, next);
    last += 1;
    if (answer.n !== last || answer.head !== head) run.errors.push(`${symbolNumber}: another log at ${last}`);
  }

  return {
    signIn: async () => {
      const answer = await ask<{ token: string }>('sign-in', 'POST', '/sign-in', { symbolNumber, pin, device: own });
      token = answer?.token ?? '';
    },
    begin: async () => void (await ask('key', 'GET', '/seal-key')),
    tap: () => add('save', { kind: 'choose', place: last % questions, option: 'abcd'.charAt(last % 4) }),
    handIn: () => add('hand-in', { kind: 'hand-in' }),
    saved: () => last,
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
    // A server that answers no more must not keep the run from ending.
    asked.setTimeout(120_000, () => asked.destroy(new Error('no answer within two minutes')));
    asked.once('error', (error) => resolve({ status: 0, answer: String(error) }));
    asked.end(body && JSON.stringify(body));
  });
}
