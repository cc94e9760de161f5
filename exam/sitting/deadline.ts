/** What a candidate's time follows from. Times in ms since the examination's start, lengths in minutes. */
export interface TimeAllowed {
  readonly minutes: number;
  /** Whether who begins late gets the full time. */
  readonly lateFullTime: boolean;
  /** When the candidate began; null for one who has not. */
  readonly beganAt: number | null;
  /** The candidate's own, from the candidates' file. */
  readonly extraMinutes: number;
  /** Given on the day, to the candidate, the room or all. */
  readonly minutesGiven: number;
}

/** When a candidate's time ends, in ms since the start (docs/rules/examination.md, section 12): extra minutes and minutes given come on top. */
export function endOf({ minutes, lateFullTime, beganAt, extraMinutes, minutesGiven }: TimeAllowed): number {
  const from = lateFullTime ? Math.max(0, beganAt ?? 0) : 0;
  return from + (minutes + extraMinutes + minutesGiven) * 60_000;
}
