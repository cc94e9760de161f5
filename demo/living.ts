import { decideKey, goTo, objectTo, publish } from './after.ts';
import type { DemoCalls } from './calls.ts';
import type { DemoCollege } from './college.ts';
import { makeExamination, minute } from './examination.ts';
import { openHall, type Hall, type HallEnvironment } from './hall.ts';
import { nextPlan, runningPlan, type DemoSize } from './plans.ts';
import { createRoomStaff } from './room-staff.ts';
import type { DemoState, LivingExamination } from './state.ts';

/** How many troubles a candidate of a living room has in an hour. */
const troublesAnHour = 1.5;

/** When the next one of its kind is made, in minutes before the end of the one that runs. */
const madeBefore = 6;

/** How long the visitor has until the examination opens, and until when after its start one may begin, in minutes. */
const opensIn = 20;
const beginsWithin = 12;

/** After so many failures an examination is left to the visitor, who has changed it. */
const mostFailures = 5;

/** When a person decides, in minutes after the end: the key is out, then it is decided, then final, then published. */
const steps = { objections: 3, decided: 9, final: 10, published: 11 } as const;

/** Keeps the examinations of a demo alive: people come, sit and are marked, and the next examination begins. */
export interface LivingDemo {
  /** Does what is due by the clock. */
  readonly turn: () => Promise<void>;
  /** The examination in the rooms now, or the next one there. */
  readonly running: () => LivingExamination;
  /** The one that opens next. */
  readonly next: () => LivingExamination;
}

/** What is needed to keep a demo alive. */
export interface LivingPlan {
  readonly world: HallEnvironment;
  readonly calls: DemoCalls;
  readonly college: DemoCollege;
  readonly size: Pick<DemoSize, 'running' | 'next'>;
  /** It is changed as time goes on. */
  readonly state: Pick<DemoState, 'living' | 'made'>;
  /** When the first one of each kind starts where there is none, in ms since 1970. */
  readonly first: Readonly<Record<LivingExamination['kind'], number>>;
}

const endOf = ({ startsAt, minutes }: LivingExamination['examination']) => startsAt + minutes * minute;

/** Keeps a demo alive from its state. Without an examination of a kind it makes one. */
export function keepAlive({ world, calls, college, size, state, first }: LivingPlan): LivingDemo {
  const { now } = world;
  const headEmail = college.people[0]?.email ?? '';
  const staff = college.examiner;
  const halls = new Map<string, { readonly hall: Hall; readonly turn: () => Promise<void> }>();

  function hallOf({ examination }: LivingExamination) {
    const known = halls.get(examination.code);
    if (known) return known;
    const hall = openHall(world, staff, examination, troublesAnHour);
    const desks = createRoomStaff(calls, now, examination, world.refused);
    const opened = {
      hall,
      turn: async () => {
        await hall.turn();
        await desks.turn();
      },
    };
    halls.set(examination.code, opened);
    return opened;
  }

  async function add(kind: LivingExamination['kind'], startsAt: number): Promise<void> {
    const planOf = { running: runningPlan, next: nextPlan }[kind];
    const plan = planOf(state.made[kind], headEmail, startsAt, size[kind]);
    state.made[kind] += 1;
    state.living.push({ kind, examination: await makeExamination(staff, plan), step: 'day' });
  }

  /** Makes the next examination of each kind in time. */
  async function goOn(): Promise<void> {
    const last = (kind: LivingExamination['kind']) => state.living.findLast((each) => each.kind === kind);
    const running = last('running');
    if (running === undefined) await add('running', first.running);
    else if (now() > endOf(running.examination) - madeBefore * minute)
      await add('running', Math.max(endOf(running.examination), now() + minute));
    const next = last('next');
    if (next === undefined) await add('next', first.next);
    else if (now() > next.examination.startsAt + beginsWithin * minute) await add('next', now() + opensIn * minute);
  }

  /** Takes an examination whose time is over a step further, from where it stands: a visitor may have gone on. */
  async function decide(living: LivingExamination): Promise<void> {
    const { code, startsAt, minutes } = living.examination;
    const since = (now() - startsAt) / minute - minutes;
    const is = (step: LivingExamination['step'], at: number) => living.step === step && since >= at;
    if (since < steps.objections) return;
    const { state: stands } = await staff('GET /staff/examinations/:code', { params: { code } });
    if (stands === 'final' || stands === 'published') living.step = stands;
    if (stands === 'key-published' && living.step === 'day') living.step = 'objections';
    // Given minutes move the end: the college waits for the last candidate.
    if (is('day', steps.objections)) {
      if (stands !== 'ended') return;
      await goTo(staff, code, 'key-published');
      const reason = 'My book has another option here; please look at it again.';
      await objectTo(hallOf(living).hall, [{ place: 3, reason, by: 2 }]);
      living.step = 'objections';
    } else if (is('objections', steps.decided)) {
      await decideKey(staff, code, 3, null, 'The key agrees with the book of the course.');
      living.step = 'decided';
    } else if (is('decided', steps.final)) {
      await goTo(staff, code, 'final');
      living.step = 'final';
    } else if (is('final', steps.published)) {
      await publish(staff, code);
      living.step = 'published';
    }
    if (living.step === 'published') halls.delete(code);
  }

  /** How often the turn of an examination failed. */
  const failures = new Map<string, number>();

  async function live(living: LivingExamination): Promise<void> {
    const { code } = living.examination;
    const failed = failures.get(code) ?? 0;
    if (living.step === 'published' || failed >= mostFailures) return;
    try {
      if (living.step === 'day') await hallOf(living).turn();
      await decide(living);
    } catch (error) {
      failures.set(code, failed + 1);
      world.refused(`${code}: ${String(error)}`);
    }
  }

  let turning: Promise<void> | null = null;
  async function turn(): Promise<void> {
    await goOn();
    for (const living of state.living) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- two or three, and one server
      await live(living);
    }
    // What is over needs no keeping; the last one of a kind says when the next one begins.
    state.living = state.living.filter(
      (each) => each.step !== 'published' || each === state.living.findLast(({ kind }) => kind === each.kind),
    );
  }

  const find = (kind: LivingExamination['kind'], isIt: (each: LivingExamination) => boolean) => {
    const all = state.living.filter((each) => each.kind === kind);
    const found = all.find(isIt) ?? all.at(-1);
    if (found === undefined) throw new Error('The demo was not kept alive yet.');
    return found;
  };
  return {
    turn: () =>
      (turning ??= turn().finally(() => {
        turning = null;
      })),
    running: () => find('running', ({ examination }) => now() < endOf(examination)),
    next: () => find('next', ({ examination }) => now() <= examination.startsAt + beginsWithin * minute),
  };
}
