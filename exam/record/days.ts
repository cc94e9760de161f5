import type { PastAnswer } from './answers.ts';
import { dayOf, weekdayOf } from './day.ts';

/** A day of practice: its number (exam/record/day.ts), and how many questions were answered on it. */
export interface PracticeDay {
  readonly day: number;
  readonly answered: number;
}

/** How many days are shown, including today. */
export const daysCounted = 30;

/**
 * The weeks that contain the last 30 days, each of seven days from Sunday. The last week ends with the day of `now` (ms
 * since the epoch).
 */
export function practiceWeeks(answers: readonly PastAnswer[], now: number): PracticeDay[][] {
  const today = dayOf(now);
  const earliest = today - daysCounted + 1;
  const first = earliest - weekdayOf(earliest);
  const answered = new Map<number, number>();
  // All answers are read. A paper that was left for weeks can have later answers than a paper after it.
  for (const { at } of answers) {
    const day = dayOf(at);
    answered.set(day, (answered.get(day) ?? 0) + 1);
  }
  return Array.from({ length: Math.ceil((today - first + 1) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => first + week * 7 + weekday)
      .filter((day) => day <= today)
      .map((day) => ({ day, answered: answered.get(day) ?? 0 })),
  );
}

/**
 * Leaves out the weeks before the first answer's week, so that a beginner sees no missed days. `answers` in order of
 * time.
 */
export function livedWeeks(weeks: readonly PracticeDay[][], answers: readonly PastAnswer[]): readonly PracticeDay[][] {
  const [first] = answers;
  if (first === undefined) return weeks.slice(-1);
  const began = dayOf(first.at);
  return weeks.filter((week) => week.some(({ day }) => day >= began));
}
