import { Agent } from 'node:http';
import { seededRandom } from '#exam/testing/seeded-random.ts';
import type { DeviceEnvironment } from '#server/testing/simulated-device.ts';
import type { SendCall } from './calls.ts';
import { normal } from './answers.ts';
import { minute, paperReader } from './examination.ts';
import { wrongMemory, wrongSum } from './own-items.ts';
import type { DemoExamination } from './state.ts';
import { createSitter, type Sitter } from './sitter.ts';

/** What the halls of a demo share. */
export interface HallEnvironment {
  readonly url: string;
  /** ms since 1970. */
  readonly now: () => number;
  /** What each device got at its sign-in, by examination and symbol number. */
  readonly secrets: Map<string, string>;
  /** Called with what no rule explains: a demo that is right has none. */
  readonly refused: (what: string) => void;
}

/** The hall of an examination, with its invented candidates. */
export interface Hall {
  readonly examination: DemoExamination;
  readonly sitters: readonly { readonly symbolNumber: string; readonly sitter: Sitter }[];
  /** Lets each of them do what is due. */
  readonly turn: () => Promise<void>;
}

/** How many devices send at the same moment. */
const mostAtOnce = 48;

const agent = new Agent({ keepAlive: true, maxSockets: mostAtOnce });

/** The right texts of the items whose key was planted wrong. */
const truths = new Map([wrongSum, wrongMemory].map(({ stem, truth = '' }) => [stem, truth]));

/**
 * Opens the hall of an examination. The candidates come in the ten minutes before the start, a few of them late, and
 * one of forty not at all. `staff` reads the paper, to know what is right. Chance follows from the code alone.
 */
export function openHall(
  world: HallEnvironment,
  staff: SendCall,
  examination: DemoExamination,
  troublesAnHour: number,
): Hall {
  const { code, startsAt, minutes } = examination;
  const devices: DeviceEnvironment = {
    url: world.url,
    agent,
    now: world.now,
    byContract: true,
    refused: world.refused,
  };
  const difficulties = seededRandom(seedOf(code));
  const paper = paperReader(staff, code, truths, () => 0.9 * normal(difficulties));
  const sitters = examination.candidates.flatMap(({ symbolNumber, pin, isVisitor }) => {
    if (isVisitor) return [];
    const random = seededRandom(seedOf(`${code}/${symbolNumber}`));
    const name = `${code}/${symbolNumber}`;
    const chance = random();
    const before = chance < 0.94 ? -9 + 8 * random() : 1 + 5 * random();
    const user = {
      code,
      startsAt,
      symbolNumber,
      pin,
      device: { id: `demo-${symbolNumber}`, label: random() < 0.7 ? 'Android' : 'Windows' },
      secret: world.secrets.get(name),
    };
    const plan = {
      lengthMs: minutes * minute,
      arrivesAt: chance > 0.975 ? null : startsAt + Math.round(before * minute),
      troublesAnHour,
      random,
      paper,
      keepSecret: (secret: string) => void world.secrets.set(name, secret),
    };
    return [{ symbolNumber, sitter: createSitter(devices, user, plan) }];
  });
  return {
    examination,
    sitters,
    turn: () => together(sitters, ({ sitter }) => sitter.turn()),
  };
}

/** Does it for each, so many at once. */
export async function together<Each>(
  list: readonly Each[],
  act: (each: Each) => Promise<unknown>,
  atOnce: number = mostAtOnce,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    for (let each = list[next++]; each !== undefined; each = list[next++]) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- a lane is one after the other
      await act(each);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, list.length) }, lane));
}

/** A seed that follows from a text. */
function seedOf(text: string): number {
  let seed = 7;
  for (const letter of text) seed = (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return seed;
}
