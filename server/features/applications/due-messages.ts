import type { ApplicationMessage } from '#server/platform/database/tables/installation.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { iso } from '#server/platform/iso.ts';
import { dayAt, timeAt } from '#text/dates.ts';
import type { StoredNotice } from './notice-rows.ts';

/** A message that comes with the clock or with a step of the examination, once to each applicant. */
export type DueKind = 'card' | 'tomorrow' | 'key' | 'result';

/** Such a message, and what it is about: a moved start is told again. */
export interface DueMessage {
  readonly kind: DueKind;
  readonly about: string;
}

/** The hours of Nepal in which a message that has no hurry goes out: from the first, and before the second. */
const decentHours = [7, 21] as const;
/** From which hour of the day before an examination is told. */
const tomorrowFromHour = 10;

const dayMs = 24 * 60 * 60_000;
/** How long after its publication a result is news, in ms. */
const resultNewsMs = 3 * dayMs;

/** What of an examination decides what is due. */
interface DueFacts {
  readonly cardsFrom: string | null;
  /** ms since 1970. */
  readonly startsAt: number;
  readonly state: StoredNotice['examination']['state'];
  /** ms since 1970; null before. */
  readonly publishedAt: number | null;
}

/** Whether it is the day before a moment, in a time zone. */
function isDayBefore(moment: number, timeZone: string, now: number): boolean {
  const next = Date.parse(`${dayAt(now, timeZone)}T00:00:00Z`) + dayMs;
  return dayAt(moment, timeZone) === new Date(next).toISOString().slice(0, 10);
}

/** What is true now, at whatever hour. `now` in ms. */
function isTrue(kind: DueKind, { cardsFrom, startsAt, state, publishedAt }: DueFacts, timeZone: string, now: number) {
  switch (kind) {
    case 'card':
      return cardsFrom !== null && now >= Date.parse(cardsFrom) && now < startsAt;
    case 'tomorrow':
      return isDayBefore(startsAt, timeZone, now);
    case 'key':
      return state === 'key-published';
    case 'result':
      return state === 'published' && publishedAt !== null && now - publishedAt < resultNewsMs;
  }
}

/** The messages of an examination that are due now. `now` in ms. */
export function dueMessages(facts: DueFacts, timeZone: string, now: number): readonly DueMessage[] {
  const hour = Number(timeAt(now, timeZone).slice(0, 2));
  const isDecent = hour >= decentHours[0] && hour < decentHours[1];
  const isTime = { card: isDecent, tomorrow: isDecent && hour >= tomorrowFromHour, key: true, result: true };
  return (['card', 'tomorrow', 'key', 'result'] as const)
    .filter((kind) => isTime[kind] && isTrue(kind, facts, timeZone, now))
    .map((kind) => ({ kind, about: kind === 'tomorrow' ? iso(facts.startsAt) : '' }));
}

/** What of a notice decides what is due. */
export async function factsOf(db: Database, { rules, examination }: StoredNotice): Promise<DueFacts> {
  const { code, startsAt, state } = examination;
  const published = await db
    .selectFrom('publication')
    .select('made_at')
    .where('examination', '=', code)
    .executeTakeFirst();
  return { cardsFrom: rules.cardsFrom, startsAt, state, publishedAt: published?.made_at ?? null };
}

const kindOf: Partial<Readonly<Record<ApplicationMessage, DueKind>>> = {
  'application-card': 'card',
  'application-tomorrow': 'tomorrow',
  'application-key': 'key',
  'application-result': 'result',
  'sms-application-card': 'card',
  'sms-application-tomorrow': 'tomorrow',
  'sms-application-key': 'key',
  'sms-application-result': 'result',
};

/** Whether a message that waited to be sent is still true; false for one that does not come with the clock. */
export async function isStillDue(
  db: Database,
  message: ApplicationMessage,
  notice: StoredNotice,
  timeZone: string,
  now: number,
): Promise<boolean> {
  const kind = kindOf[message];
  return kind !== undefined && isTrue(kind, await factsOf(db, notice), timeZone, now);
}
