/** States of an examination, in their order. `open`, `running` and `ended` come by the clock. */
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

/** What can be changed until an examination is published; all else in a draft only. */
export const changeableLater = [
  'seats',
  'tieBreaks',
  'objectionsUntil',
  'namesPublished',
  'roomLimitMinutes',
  'givesTimeByRule',
] as const;
