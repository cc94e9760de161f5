/** What a version of the key would change for all candidates, in marks. */
export interface Effect {
  readonly gain: number;
  readonly lose: number;
  readonly passed: { readonly before: number; readonly after: number };
  readonly mean: { readonly before: number; readonly after: number };
}

/** From the changed totals, in marks, and the paper's present statistics. */
export function effectOf(
  changed: readonly { readonly before: number; readonly after: number }[],
  paper: { readonly candidates: number; readonly passed: number; readonly mean: number },
  passMark: number,
): Effect {
  const gain = changed.filter(({ before, after }) => after > before).length;
  const passes = (marks: number) => Number(marks >= passMark);
  const sum = (of: (total: { before: number; after: number }) => number) =>
    changed.reduce((all, each) => all + of(each), 0);
  return {
    gain,
    lose: changed.length - gain,
    passed: {
      before: paper.passed,
      after: paper.passed + sum(({ before, after }) => passes(after) - passes(before)),
    },
    mean: { before: paper.mean, after: paper.mean + sum(({ before, after }) => after - before) / paper.candidates },
  };
}
