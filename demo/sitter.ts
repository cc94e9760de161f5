import type { RandomSource } from '#exam/random.ts';
import type { TimeSpan } from '#exam/sitting/silence.ts';
import type { AnswerOf } from '#contract/calls.ts';
import { simulatedDevice, type DeviceUser, type DeviceEnvironment } from '#server/testing/simulated-device.ts';
import { normal, planActs, type PaperPlace, type PlannedAct } from './answers.ts';

/** How often a device is heard of when nothing is tapped, in ms. */
export const heartbeatMs = 20_000;

/** After so many refusals in a row a sitter leaves the device to who took it: a visitor has. */
const mostRefusals = 3;

/** What goes wrong at a desk: the link is lost, the device is dark, or the candidate leaves the page. */
interface Trouble extends TimeSpan {
  readonly kind: 'link' | 'dark' | 'left';
}

/** What a sitter needs beside the device. Times in ms. */
export interface SitterPlan {
  readonly lengthMs: number;
  /** When the candidate signs in, since 1970; null for a candidate who never comes. */
  readonly arrivesAt: number | null;
  /** How many troubles there are in an hour, about. */
  readonly troublesAnHour: number;
  readonly random: RandomSource;
  /** The paper, once one device has its key. */
  readonly paper: (
    read: (hash: string) => Promise<Buffer>,
    hash: string,
    key: string,
  ) => Promise<readonly PaperPlace[]>;
  /** Keeps what tells a later start of the demo that it is the same device. */
  readonly keepSecret: (secret: string) => void;
}

/** An invented candidate at a desk. */
export interface Sitter {
  /** Does what is due by the clock. A turn that has not ended takes the place of a new one. */
  readonly turn: () => Promise<void>;
  readonly object: (objection: { place: number; reason: string; option?: string }) => Promise<unknown>;
  /** Signs in again, and answers the offer of a seat if there is one. */
  readonly answerOffer: (answer: 'take' | 'leave') => Promise<void>;
  readonly hasBegun: () => boolean;
}

/** Seats an invented candidate. */
export function createSitter(world: DeviceEnvironment, user: DeviceUser, plan: SitterPlan): Sitter {
  const { startsAt } = user;
  const { random, lengthMs } = plan;
  const device = simulatedDevice(world, user);
  let phase: 'away' | 'waits' | 'sits' | 'done' = 'away';
  let signedIn: AnswerOf<'POST /hall/:code/sign-in'> | null = null;
  let acts: PlannedAct[] = [];
  let troubles: Trouble[] = [];
  let delay = 0;
  let heardAt = -Infinity;
  let announced: ReadonlySet<string> = new Set();
  let refusals = 0;
  let endsAt = startsAt + lengthMs;
  const jitter = Math.round(random() * 3000);
  const ability = normal(random);

  /** The time is known before the paper is, so that each sitter draws the same chance in each start. */
  function planTroubles(): Trouble[] {
    const planned: Trouble[] = [];
    const count = Math.floor((plan.troublesAnHour * lengthMs) / 3_600_000 + random());
    for (let n = 0; n < count; n += 1) {
      const from = Math.round(lengthMs * (0.08 + 0.72 * random()));
      const kind = (['link', 'dark', 'left'] as const)[Math.floor(random() * 3)] ?? 'left';
      const lasts = kind === 'left' ? 4000 + 20_000 * random() : 60_000 + 120_000 * random();
      planned.push({ kind, from, to: Math.round(from + lasts) });
    }
    return planned.sort((one, other) => one.from - other.from);
  }
  const planned = planTroubles();

  /** Counts what is refused in a row. Returns the answer. */
  function counted<Answer>(answer: Answer | null): Answer | null {
    refusals = answer === null ? refusals + 1 : 0;
    if (refusals >= mostRefusals) phase = 'done';
    return answer;
  }

  async function arrive(): Promise<void> {
    signedIn = counted(await device.signIn());
    if (signedIn === null) return;
    plan.keepSecret(device.secret() ?? '');
    phase = 'waits';
  }

  async function begin(at: number): Promise<void> {
    const seal = counted(await device.begin());
    const { paper = null } = signedIn?.examination ?? {};
    if (seal === null || paper === null) return;
    const places = await plan.paper(device.paper, paper.hash, seal.key);
    endsAt = Date.parse(seal.endsAt);
    // A device that comes back after a pause goes on from now.
    acts = planActs(random, ability, places, lengthMs).filter((each) => device.saved() === 0 || each.at > at);
    troubles = planned.filter(({ to }) => to > at);
    phase = 'sits';
  }

  async function hear(report: { ran?: TimeSpan[]; left?: TimeSpan[] }): Promise<void> {
    const answer = counted(await device.send({ ...report, read: [...announced] }));
    heardAt = world.now();
    if (answer === null) return;
    endsAt = Date.parse(answer.endsAt);
    // What is announced now is read by the next time.
    announced = new Set(answer.notices.map(({ id }) => id));
  }

  async function sit(at: number): Promise<void> {
    const report: { ran?: TimeSpan[]; left?: TimeSpan[] } = {};
    const trouble = troubles[0];
    const isIn = trouble !== undefined && at >= trouble.from && at < trouble.to;
    if (trouble !== undefined && at >= trouble.to) {
      troubles.shift();
      const { kind, from, to } = trouble;
      if (kind === 'link') report.ran = [{ from: from + 1000, to: at }];
      if (kind === 'dark') report.ran = [];
      if (kind === 'left') report.left = [{ from, to }];
      if (kind !== 'link') delay += to - from;
    }
    if (isIn && trouble.kind !== 'link') {
      if (trouble.kind === 'left' && world.now() - heardAt >= heartbeatMs) await hear(report);
      return;
    }
    let isAdded = false;
    for (let next = acts[0]; next !== undefined && next.at + delay <= at; next = acts[0]) {
      acts.shift();
      const when = next.at + delay;
      if (startsAt + when > endsAt - 1000) continue;
      device.add(next.act, when);
      isAdded = true;
      if (next.act.kind === 'hand-in') {
        phase = 'done';
        acts = [];
      }
    }
    if (isIn && phase !== 'done') return;
    if (isAdded || report.ran !== undefined || report.left !== undefined || world.now() - heardAt >= heartbeatMs)
      await hear(report);
    if (world.now() >= endsAt) phase = 'done';
  }

  let turning: Promise<void> | null = null;
  async function turn(): Promise<void> {
    const at = world.now() - startsAt;
    if (phase === 'away' && plan.arrivesAt !== null && world.now() >= plan.arrivesAt && at < lengthMs) await arrive();
    else if (phase === 'waits' && at >= jitter) await begin(at);
    else if (phase === 'waits' && world.now() - heardAt >= heartbeatMs) await hear({});
    if (phase === 'sits') await sit(at);
  }
  return {
    turn: () =>
      (turning ??= turn().finally(() => {
        turning = null;
      })),
    object: device.object,
    answerOffer: async (answer) => {
      if ((await device.signIn()) === null) return;
      const own = await device.offer();
      if (own?.offer?.state === 'offered') await device.answerOffer({ list: own.offer.list, answer });
    },
    hasBegun: () => phase === 'sits' || phase === 'done',
  };
}
