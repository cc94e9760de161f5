import type { Examination } from '#contract/examination.ts';

type ListedExamination = Pick<Examination, 'code' | 'title' | 'state' | 'startsAt' | 'now'>;

/** Which of these examinations is on, or starts next; undefined where none is ahead. */
export function nextExamination<Of extends ListedExamination>(examinations: readonly Of[]): Of | undefined {
  const ahead = examinations.filter(
    ({ state, startsAt, now }) => isOn(state) || ((state === 'draft' || state === 'sealed') && startsAt > now),
  );
  return ahead.sort((one, other) => one.startsAt.localeCompare(other.startsAt))[0];
}

/** Whether candidates sign in to it or write it. */
export function isOn(state: Examination['state']): boolean {
  return state === 'open' || state === 'running';
}
