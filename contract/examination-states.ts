/** States of an examination, in their order. `open`, `running` and `ended` come with the clock. */
export const examinationStates = [
  'draft',
  'sealed',
  'open',
  'running',
  'ended',
  'key-published',
  'final',
  'published',
] as const;

/** The states from `first` on, in their order. */
export function statesFrom(first: (typeof examinationStates)[number]): readonly (typeof examinationStates)[number][] {
  return examinationStates.slice(examinationStates.indexOf(first));
}

/** Whether an examination has begun at `now`, in ms since 1970. */
export function hasBegun({ startsAt }: { readonly startsAt: string }, now: number): boolean {
  return now >= Date.parse(startsAt);
}

/** Fields that can change until an examination is published; all others only in a draft. */
export const changeableLater = [
  'seats',
  'tieBreaks',
  'objectionsUntil',
  'namesPublished',
  'roomLimitMinutes',
  'givesTimeByRule',
] as const;
