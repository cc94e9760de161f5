import type { Child } from './child.ts';
import { measure, median, type Figures, type Target } from './measure.ts';

/** How long a comparison takes. */
export interface Length {
  readonly rounds: number;
  /** The figures of one run of one server. */
  readonly seconds: number;
}

/** The head of the table whose rows `compare` returns. */
export const tableHead = [
  '| | bare: a second | a CPU second | p50 / p99 ms | product: a second | a CPU second | p50 / p99 ms | ratio | ratio of CPU |',
  '|---|---|---|---|---|---|---|---|---|',
].join('\n');

type Pair = readonly [bare: Figures, product: Figures];

/** Measures both servers in turns, so that other work of the machine affects both. Returns a row of medians. */
export async function compare(target: Target, bare: Child, product: Child, length: Length): Promise<string> {
  for (const server of [bare, product]) await measure(server, target, 1);
  const pairs: Pair[] = [];
  for (let round = 0; round < length.rounds; round += 1) {
    pairs.push([await measure(bare, target, length.seconds), await measure(product, target, length.seconds)]);
  }
  const sides = [0, 1].map((side) => cells(pairs.flatMap((pair) => pair[side] ?? [])));
  const ratio = (pick: (figures: Figures) => number) => median(pairs.map(([a, b]) => pick(b) / pick(a))).toFixed(2);
  const ratios = [ratio(({ perSecond }) => perSecond), ratio(({ perCpuSecond }) => perCpuSecond)];
  return `| ${[target.name, ...sides, ...ratios].join(' | ')} |`;
}

function cells(runs: readonly Figures[]): string {
  const middle = (pick: (figures: Figures) => number) => Math.round(median(runs.map(pick))).toLocaleString('en');
  const latency = `${middle(({ p50 }) => p50)} / ${middle(({ p99 }) => p99)}`;
  return [middle(({ perSecond }) => perSecond), middle(({ perCpuSecond }) => perCpuSecond), latency].join(' | ');
}
