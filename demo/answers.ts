import type { RandomSource } from '#exam/random.ts';
import type { EntryBody } from '#exam/sitting/entry.ts';

/** A place of a paper, as an invented candidate sees it. */
export interface PaperPlace {
  /** The ids of its options on the paper. */
  readonly options: readonly string[];
  /** The id of the option that is right in truth, whatever the key says. */
  readonly right: string;
  /** How hard it is: 0 for a usual item, about −2 to 2. */
  readonly difficulty: number;
}

/** What a candidate does, and when, in ms since the start. */
export interface PlannedAct {
  readonly at: number;
  readonly act: EntryBody;
}

/** A normal number with mean 0 and deviation 1, by twelve even ones. */
export function normal(random: RandomSource): number {
  let sum = -6;
  for (let time = 0; time < 12; time += 1) sum += random();
  return sum;
}

/**
 * What a candidate does with a paper of so many ms. It is a choice for nearly each place in order, some flags, some
 * second thoughts, and the hand-in; a few let the time run out. `ability` is 0 for the usual one, about −2 to 2.
 */
export function planActs(
  random: RandomSource,
  ability: number,
  places: readonly PaperPlace[],
  lengthMs: number,
): readonly PlannedAct[] {
  const span = lengthMs * (0.6 + 0.35 * random());
  const acts: PlannedAct[] = [];
  for (const [place, { options, right, difficulty }] of places.entries()) {
    const at = Math.round(3000 + ((place + 0.2 + 0.6 * random()) / (places.length + 1)) * span);
    const choose = (option: string) => ({ kind: 'choose', place, option }) as const;
    const knows = random() < 1 / (1 + Math.exp(-1.6 * (ability - difficulty)));
    const option = knows ? right : (options[Math.floor(random() * options.length)] ?? right);
    if (random() < 0.04) continue;
    acts.push({ at, act: choose(option) });
    if (random() > 0.08) continue;
    acts.push({ at: at + 900, act: { kind: 'flag', place } });
    const back = Math.round(span * 0.97) + place;
    if (random() < 0.5) acts.push({ at: back, act: choose(options[Math.floor(random() * options.length)] ?? option) });
    acts.push({ at: back + 400, act: { kind: 'unflag', place } });
  }
  if (random() < 0.9) acts.push({ at: Math.round(span) + 2000, act: { kind: 'hand-in' } });
  return acts.sort((one, other) => one.at - other.at);
}
