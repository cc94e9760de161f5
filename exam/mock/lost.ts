import type { KeptAttempt } from '#exam/record/record.ts';
import type { ReadyPattern } from '#exam/ready-patterns.ts';

/**
 * Why a mark was lost. `slip`: the question was right in an earlier attempt. `time`: it was open when the time was up.
 */
export type LossReason = 'unknown' | 'slip' | 'time';

/** The result of one section of a mock. Marks in hundredths. */
export interface MockSection {
  /** The subject's name in banks. */
  readonly subject: string;
  readonly right: number;
  readonly count: number;
  readonly marks: number;
  readonly full: number;
  /** How long its questions were on screen, in ms. */
  readonly ms: number;
  readonly lost: Readonly<Record<LossReason, number>>;
}

/** The result of each section of a mock. `attempts` is the record that holds the mock. */
export function mockSections(
  mock: KeptAttempt,
  pattern: Pick<ReadyPattern, 'minutes' | 'marks' | 'penalty' | 'sections'>,
  attempts: readonly KeptAttempt[],
): MockSection[] {
  const known = rightBefore(mock, attempts);
  const timeUp = mock.ended - mock.began >= pattern.minutes * 60_000;
  const [marks, penalty] = [Math.round(pattern.marks * 100), Math.round(pattern.penalty * 100)];
  return pattern.sections.map(({ subject }) => {
    const places = mock.places.filter((place) => place.subject === subject);
    const count = (outcome: string) => places.filter((place) => place.outcome === outcome).length;
    const lost = { unknown: 0, slip: 0, time: 0 };
    for (const { outcome, question } of places) {
      if (outcome === 'right') continue;
      if (outcome === 'missed' && timeUp) lost.time += 1;
      else lost[known.has(question) ? 'slip' : 'unknown'] += 1;
    }
    return {
      subject,
      right: count('right'),
      count: places.length,
      marks: count('right') * marks - count('wrong') * penalty,
      full: places.length * marks,
      ms: places.reduce((sum, { ms }) => sum + ms, 0),
      lost,
    };
  });
}

/** The questions that were answered right in attempts that had ended before this one began. */
function rightBefore(mock: KeptAttempt, attempts: readonly KeptAttempt[]): ReadonlySet<string> {
  const earlier = attempts.filter(({ id, ended }) => id !== mock.id && ended <= mock.began);
  return new Set(
    earlier.flatMap(({ places }) => places.flatMap(({ outcome, question }) => (outcome === 'right' ? [question] : []))),
  );
}
