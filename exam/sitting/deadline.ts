/** What decides a candidate's time. Times in ms since the examination's start, lengths in minutes. */
export interface TimeAllowance {
  readonly minutes: number;
  /** Whether a candidate who begins late gets the full time. */
  readonly lateFullTime: boolean;
  /** When the candidate began; null before that. */
  readonly beganAt: number | null;
  /** The candidate's own extra minutes, from the candidates' file. */
  readonly extraMinutes: number;
  /** Minutes given on the day, to the candidate, the room or all. */
  readonly minutesGiven: number;
}

/**
 * When a candidate's time ends, in ms since the start (docs/rules/examination.md, section 12). Extra minutes and given
 * minutes are added.
 */
export function endOf({ minutes, lateFullTime, beganAt, extraMinutes, minutesGiven }: TimeAllowance): number {
  const from = lateFullTime ? Math.max(0, beganAt ?? 0) : 0;
  return from + (minutes + extraMinutes + minutesGiven) * 60_000;
}
