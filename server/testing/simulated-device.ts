import { request, type Agent } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { AnswerOf } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import { firstHead, headOf } from '#exam/sitting/chain.ts';
import type { EntryBody, LogEntry } from '#exam/sitting/entry.ts';
import type { TimeSpan } from '#exam/sitting/silence.ts';

/** The calls of a device that are worth a measurement. */
export type DeviceCall = 'sign-in' | 'key' | 'save' | 'hand-in';

/** What the simulated devices of one run share. */
export interface DeviceEnvironment {
  readonly url: string;
  readonly agent: Agent;
  /** The clock of the devices, in ms since 1970. */
  readonly now: () => number;
  /**
   * Whether each answer is read by the contract. A bench does without: reading takes time that it measures, and the bare
   * server beside it answers less.
   */
  readonly byContract: boolean;
  /** Called with every answer that no rule of the hall explains. */
  readonly refused: (what: string) => void;
  /** Called when a call has its answer. A save counts from its tap; `from` is by performance.now(). */
  readonly took?: (call: DeviceCall, from: number) => void;
  /** Called with the number of entries that a call carries. */
  readonly sends?: (entries: number) => void;
}

/** Who uses the device, and for which examination. */
export interface DeviceUser {
  readonly code: string;
  /** When the paper opens, in ms since 1970. */
  readonly startsAt: number;
  readonly symbolNumber: string;
  readonly pin: string;
  readonly device: { readonly id: string; readonly label: string };
  /** What an earlier sign-in gave this device. */
  readonly secret?: string | undefined;
}

/** What a device says of the time before a call. */
export interface DeviceReport {
  /** When it ran without a link; ms since the start. */
  readonly ran?: readonly TimeSpan[];
  /** When its page was left; ms since the start. */
  readonly left?: readonly TimeSpan[];
  /** The announcements that were read away, by their ids. */
  readonly read?: readonly string[];
}

type SignIn = AnswerOf<'POST /hall/:code/sign-in'>;
type SealKey = AnswerOf<'GET /hall/:code/seal-key'>;
type SaveAnswer = AnswerOf<'POST /hall/:code/entries'>;

type OwnOffer = AnswerOf<'GET /hall/:code/offer'>;

/** A candidate's device. It compares the server's head with its own after each save. */
export interface SimulatedDevice {
  /** Signs in, and goes on where the log of the attempt ends. Null where it was refused. */
  readonly signIn: () => Promise<SignIn | null>;
  readonly begin: () => Promise<SealKey | null>;
  /** Puts an act into the log, made at `at` (ms since the start; by default now). It waits to be sent. */
  readonly add: (act: EntryBody, at?: number, from?: number) => void;
  /** Sends what waits, together with later acts if a call is under way. Resolves with the last answer. */
  readonly send: (report?: DeviceReport) => Promise<SaveAnswer | null>;
  readonly object: (objection: { place: number; reason: string; option?: string }) => Promise<unknown>;
  /** The offer of a seat, or why there is none. */
  readonly offer: () => Promise<OwnOffer | null>;
  readonly answerOffer: (answer: { list: string; answer: 'take' | 'leave' }) => Promise<OwnOffer | null>;
  /** How many entries are saved by the server's word. */
  readonly saved: () => number;
  /** The secret of the last sign-in. */
  readonly secret: () => string | undefined;
  /** Reads the sealed paper with this hash. */
  readonly paper: (hash: string) => Promise<Buffer>;
}

/** The product's device sends as many in a call (client/candidate/attempt/attempt-log.ts). */
const mostTogether = 400;

/** The device of a candidate, for benches and the demo. What is refused goes to `world.refused`. */
export function simulatedDevice(world: DeviceEnvironment, user: DeviceUser): SimulatedDevice {
  const { code, startsAt, symbolNumber, pin, device } = user;
  let { secret } = user;
  let token = '';
  let head = firstHead;
  let made = 0;
  let saved = 0;
  const gathered: { readonly entry: LogEntry; readonly from: number }[] = [];
  let sending: Promise<SaveAnswer | null> | null = null;
  const at = () => world.now() - startsAt;

  async function ask<Key extends AskedCall>(
    key: Key,
    call: DeviceCall | 'objection' | 'offer',
    body?: object,
  ): Promise<AnswerOf<Key> | null> {
    const [method = '', path = ''] = key.split(' ');
    const { status, answer } = await send(world, method, `/api${path.replace(':code', code)}`, token, body);
    const schema = Object.entries(calls[key].answers).find(([each]) => Number(each) === status)?.[1];
    if (schema) {
      const said: unknown = JSON.parse(answer.toString());
      return (world.byContract ? schema.parse(said) : said) as AnswerOf<Key>;
    }
    world.refused(`${code} ${symbolNumber} ${call}: ${status} ${answer.toString().slice(0, 200)}`);
    return null;
  }

  /** What the device has: the saved entries, those in this call, and the acts of the meantime. */
  function held(entries: readonly LogEntry[]) {
    const all = [...entries, ...gathered.map(({ entry }) => entry)];
    return { n: made, head: headOf(all, head), at: at() };
  }

  async function sendGathered(report: DeviceReport): Promise<SaveAnswer | null> {
    let answer: SaveAnswer | null;
    do {
      const some = gathered.splice(0, mostTogether);
      const entries = some.map(({ entry }) => entry);
      const call = entries.at(-1)?.kind === 'hand-in' ? 'hand-in' : 'save';
      world.sends?.(entries.length);
      // oxlint-disable-next-line eslint/no-await-in-loop -- each call follows on the one before
      answer = await ask('POST /hall/:code/entries', call, { device, entries, held: held(entries), ...report });
      if (answer === null) break;
      head = headOf(entries, head);
      saved += entries.length;
      if (answer.n !== saved || answer.head !== head) world.refused(`${code} ${symbolNumber}: another log at ${saved}`);
      for (const { from } of some) world.took?.(call, from);
    } while (gathered.length > 0);
    sending = null;
    return answer;
  }

  return {
    signIn: async () => {
      const from = performance.now();
      const own = { ...device, ...(secret !== undefined && { secret }) };
      const answer = await ask('POST /hall/:code/sign-in', 'sign-in', { symbolNumber, pin, device: own });
      world.took?.('sign-in', from);
      if (answer === null) return null;
      ({ token, deviceSecret: secret } = answer);
      const log: SignIn['log'] | undefined = answer.log;
      ({ n: made, head } = log ?? { n: 0, head: firstHead });
      saved = made;
      return answer;
    },
    begin: async () => {
      const from = performance.now();
      const answer = await ask('GET /hall/:code/seal-key', 'key');
      world.took?.('key', from);
      return answer;
    },
    add: (act, when = at(), from = performance.now()) => {
      made += 1;
      gathered.push({ entry: { n: made, at: when, ...act }, from });
    },
    send: (report = {}) => (sending ??= sendGathered(report)),
    object: (objection) => ask('POST /hall/:code/objections', 'objection', objection),
    offer: () => ask('GET /hall/:code/offer', 'offer'),
    answerOffer: (answer) => ask('POST /hall/:code/offer', 'offer', answer),
    saved: () => saved,
    secret: () => secret,
    paper: async (hash) => (await send(world, 'GET', `/api/hall/${code}/paper/${hash}`, token)).answer,
  };
}

type AskedCall =
  | 'POST /hall/:code/sign-in'
  | 'GET /hall/:code/seal-key'
  | 'POST /hall/:code/entries'
  | 'POST /hall/:code/objections'
  | 'GET /hall/:code/offer'
  | 'POST /hall/:code/offer';

function send(
  { url, agent }: DeviceEnvironment,
  method: string,
  path: string,
  token: string,
  body?: object,
): Promise<{ status: number; answer: Buffer }> {
  return new Promise((resolve) => {
    const headers = {
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const failed = (error: unknown) => resolve({ status: 0, answer: Buffer.from(String(error)) });
    const asked = request(url + path, { agent, method, headers }, (answer) => {
      const { statusCode: status = 0 } = answer;
      buffer(answer).then((said) => resolve({ status, answer: said }), failed);
    });
    // A server that stops answering must not keep a run from ending.
    asked.setTimeout(120_000, () => asked.destroy(new Error('no answer within two minutes')));
    asked.once('error', failed);
    asked.end(body && JSON.stringify(body));
  });
}
