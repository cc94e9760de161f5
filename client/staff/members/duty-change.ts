import type { Duty } from '#contract/duty.ts';

interface DutyChange {
  readonly duty: Duty;
  /** The duties of the person before it. */
  readonly held: readonly Duty[];
  readonly emailProven: boolean;
  /** Whether the person changes their own duties. */
  readonly isOwn: boolean;
  /** How many heads the college has. */
  readonly heads: number;
  /** The duties of who makes the change. */
  readonly giver: readonly Duty[];
}

/** Why a duty can't be given or taken by this person; null if it can. The server has the same rules. */
export function refusalOf({ duty, held, heads, giver }: DutyChange): 'last-head' | 'operator' | null {
  if (duty === 'operator' && !giver.includes('operator')) return 'operator';
  return duty === 'head' && held.includes('head') && heads === 1 ? 'last-head' : null;
}

/** The duties after one is given or taken. */
export function after({ duty, held }: Pick<DutyChange, 'duty' | 'held'>): readonly Duty[] {
  return held.includes(duty) ? held.filter((each) => each !== duty) : [...held, duty];
}

/** Whether a change asks first: it opens or shuts much, or gives something to an e-mail that may be a stranger's. */
export function asksFirst(change: DutyChange): boolean {
  const { duty, held, emailProven, isOwn } = change;
  const gives = !held.includes(duty);
  return duty === 'head' || duty === 'operator' || after(change).length === 0 || (gives ? !emailProven : isOwn);
}
