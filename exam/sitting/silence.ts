/** A stretch of time in ms since the start. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** How long nothing is heard of a device that sends every 20 s ± 3.5 before it counts as silent, in ms. */
export const silentAfter = 45_000;

/** Three ticks of a device that notes one every 5 s, in ms: once it notes that it runs, a longer pause is none of running. */
export const darkAfter = 15_000;

/** What a silence was: the device was dark, or it worked without a link. */
export interface Silence {
  readonly dark: readonly Stretch[];
  readonly worked: readonly Stretch[];
}

/**
 * Divides a silence by what the device reports of when it ran. Before the first report it is dark only when that is longer than a device
 * takes to notice that its link is gone, as it notes nothing till then; after it, wherever ticks are missing.
 */
export function divideSilence({ from, to }: Stretch, ran: readonly Stretch[]): Silence {
  const dark: Stretch[] = [];
  const worked: Stretch[] = [];
  let workedFrom = from;
  let reached = from;
  let shortest = silentAfter;
  const lost = (until: number) => {
    if (until - reached < shortest) return;
    if (reached > workedFrom) worked.push({ from: workedFrom, to: reached });
    dark.push({ from: reached, to: until });
    workedFrom = until;
  };
  for (const each of [...ran].sort((one, other) => one.from - other.from)) {
    if (each.to <= reached) continue;
    if (each.from >= to) break;
    if (each.from > reached) lost(each.from);
    reached = Math.min(to, each.to);
    shortest = darkAfter;
  }
  lost(to);
  if (to > workedFrom) worked.push({ from: workedFrom, to });
  return { dark, worked };
}

/** How long these are together, in ms; where they lie over each other it counts once. */
export function lengthOf(stretches: readonly Stretch[]): number {
  let length = 0;
  let reached = -Infinity;
  for (const { from, to } of [...stretches].sort((one, other) => one.from - other.from)) {
    const start = Math.max(from, reached);
    if (to <= start) continue;
    length += to - start;
    reached = to;
  }
  return length;
}
