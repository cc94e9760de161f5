import type { Notice } from '#contract/notices.ts';

/** A step on the way from the notice to the result. */
export type NoticeStep =
  | 'opens'
  | 'closes'
  | 'late'
  | 'corrections'
  | 'late-and-corrections'
  | 'cards'
  | 'examination'
  | 'result';

export interface NoticeDate {
  readonly step: NoticeStep;
  /** ms since 1970. */
  readonly at: number;
  /** Whether the day alone is known. */
  readonly dayOnly: boolean;
}

type DatedNotice = Pick<
  Notice,
  'opensAt' | 'closesAt' | 'lateUntil' | 'correctionUntil' | 'cardsFrom' | 'startsAt' | 'resultBy'
>;

/** The dates of a notice, in their order. The last days of late applications and of corrections are one if they agree. */
export function noticeDates({
  opensAt,
  closesAt,
  lateUntil,
  correctionUntil,
  cardsFrom,
  startsAt,
  resultBy,
}: DatedNotice): readonly NoticeDate[] {
  const isOne = lateUntil === correctionUntil;
  const dates: readonly (readonly [NoticeStep, string | null])[] = [
    ['opens', opensAt],
    ['closes', closesAt],
    [isOne ? 'late-and-corrections' : 'late', lateUntil],
    ['corrections', isOne ? null : correctionUntil],
    ['cards', cardsFrom],
    ['examination', startsAt],
    ['result', resultBy],
  ];
  return dates
    .flatMap(([step, moment]) =>
      moment === null ? [] : [{ step, at: Date.parse(moment), dayOnly: !moment.includes('T') }],
    )
    .sort((one, other) => one.at - other.at);
}

/** The date that comes next: applicants look for it first. Undefined after the last one. */
export function nextDate(dates: readonly NoticeDate[], now: number): NoticeDate | undefined {
  return dates.find(({ at }) => at > now);
}
