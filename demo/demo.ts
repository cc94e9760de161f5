import type { DemoGuide } from '#contract/demo.ts';
import { createCalls } from './calls.ts';
import type { DemoClock } from './clock.ts';
import { openCollege } from './college.ts';
import { minute } from './examination.ts';
import type { HallEnvironment } from './hall.ts';
import { keepAlive } from './living.ts';
import { makePast } from './make.ts';
import { codes, type DemoSize } from './plans.ts';
import { heartbeatMs } from './sitter.ts';
import type { DemoState } from './state.ts';

/** How long the examination in the rooms has run when the demo is ready, and until the other one opens, in minutes. */
const runsFor = 19;
const opensIn = 20;

/** How long before the start of the first the day begins, in minutes: people come. */
const comesBefore = 12;

/** A demo that is there. */
export interface Demo {
  readonly guide: () => DemoGuide;
  /** Does what is due by the clock. */
  readonly turn: () => Promise<void>;
  /** What the next start needs. */
  readonly state: () => DemoState;
}

/** What a demo begins with. */
export interface DemoPlan {
  readonly url: string;
  readonly clock: DemoClock;
  /** Of the start, in ms since 1970. */
  readonly present: number;
  /** The clock of the machine, which the demo's has reached at the end. */
  readonly machine: () => number;
  readonly size: DemoSize;
  /** The demo that was there before; or what a new one is made with. */
  readonly before: DemoState | { readonly secret: string; readonly password: string };
  readonly refused: (what: string) => void;
  /** Passes a moment of the server, whose clock may stand: it does then what it repeats. */
  readonly wait: () => Promise<void>;
  readonly say: (done: string) => void;
}

/**
 * Makes a demo, or goes on with the one that was there before. Its past is held while the clock stands; at the end the
 * clock stands at the machine's, however long that took.
 */
export async function openDemo({
  url,
  clock,
  present,
  machine,
  size,
  before,
  refused,
  wait,
  say,
}: DemoPlan): Promise<Demo> {
  const calls = createCalls(url);
  const kept = 'seenAt' in before ? before : null;
  const secrets = new Map(Object.entries(kept?.secrets ?? {}));
  const world: HallEnvironment = { url, now: clock.now, secrets, refused };
  const made =
    'seenAt' in before
      ? { college: openCollege(calls, before.password), state: before }
      : await makePast({ ...before, clock, calls, world, size, wait, say });
  const { college, state } = made;
  // Without its database a kept demo can't go on: this throws.
  await college.head('GET /staff/examinations/:code', { params: { code: codes.published } });
  const living = keepAlive({
    world,
    calls,
    college,
    size,
    state,
    first: { running: present - runsFor * minute, next: present + opensIn * minute },
  });
  clock.standAt(present - (runsFor + comesBefore) * minute);
  for (let at = clock.now(); at < machine(); at += heartbeatMs) {
    clock.standAt(at);
    // oxlint-disable-next-line eslint/no-await-in-loop -- time goes in one direction
    await living.turn();
  }
  say('today, up to now');

  const startedAt = new Date(present).toISOString();
  return {
    guide: () => {
      const { examination: running } = living.running();
      const { examination: next } = living.next();
      const [room] = running.rooms;
      const visitor = next.candidates.find(({ isVisitor }) => isVisitor);
      if (room === undefined || visitor === undefined) throw new Error('The demo has no room, or no card.');
      const { symbolNumber, pin } = visitor;
      return {
        startedAt,
        password: state.password,
        people: college.people,
        applicant: state.applicant,
        room: { ...room, examination: running.code },
        card: { examination: next.code, symbolNumber, pin },
        running: running.code,
        ...codes,
      };
    },
    turn: living.turn,
    state: () => ({ ...state, seenAt: clock.now(), secrets: Object.fromEntries(secrets) }),
  };
}
