/** A stretch of time in ms since the start. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** The ms without a call after which a device counts as silent. A device sends every 20 s ± 3.5. */
export const silentAfter = 45_000;

/**
 * Three ticks of a device that notes one every 5 s, in ms. Once a device notes its ticks, a longer pause means that it
 * did not run.
 */
export const darkAfter = 15_000;

/** The two parts of a silence: the device was dark, or it worked without a link. */
export interface Silence {
  readonly dark: readonly TimeSpan[];
  readonly worked: readonly TimeSpan[];
}

/**
 * Divides a silence by the times in which the device says that it ran. A device notes nothing until it notices that its
 * link is lost. So the time before the first report is dark only if it is longer than noticing takes. After the first
 * report the device is dark wherever ticks are missing.
 */
export function divideSilence({ from, to }: TimeSpan, ran: readonly TimeSpan[]): Silence {
  const dark: TimeSpan[] = [];
  const worked: TimeSpan[] = [];
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

/** How long these are in all, in ms. Overlapping times count once. */
export function lengthOf(stretches: readonly TimeSpan[]): number {
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
