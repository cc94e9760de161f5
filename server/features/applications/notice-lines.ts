import { noticeStateAt } from '#contract/notice-state.ts';
import { statesFrom } from '#contract/examination-states.ts';
import { NoticeRules, type NoticeLine } from '#contract/notices.ts';
import { bySchema, readStored } from '#server/platform/database/stored-json.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { iso } from '#server/platform/iso.ts';
import { rulesOf } from '#server/features/examinations/examination/examination-rows.ts';

/** The notices that take applications or will, those that close first in front. `now` in ms. */
export async function readNoticeLines(db: Database, now: number): Promise<NoticeLine[]> {
  const rows = await db
    .selectFrom('notice')
    .innerJoin('examination', 'examination.code', 'notice.examination')
    .select(['notice.rules as notice', 'examination.code', 'examination.rules', 'examination.starts_at'])
    .where('notice.ends_at', '>', now)
    .where('examination.trial_of', 'is', null)
    .where('examination.state', 'not in', statesFrom('ended').filter(isStored))
    .orderBy('notice.closes_at')
    .orderBy('examination.code')
    .limit(200)
    .execute();
  return rows.map(({ notice, code, rules, starts_at }) => {
    const { opensAt, closesAt, lateUntil, fee, lateFee } = readStored(
      'rules of a notice',
      notice,
      bySchema(NoticeRules),
    );
    const { title, pattern, seats } = rulesOf({ rules });
    return {
      code,
      title,
      pattern,
      state: noticeStateAt({ opensAt, closesAt, lateUntil }, now),
      opensAt,
      closesAt,
      lateUntil,
      startsAt: iso(starts_at),
      fee,
      lateFee,
      seats: seats.open + seats.groups.reduce((sum, group) => sum + group.seats, 0),
    };
  });
}

const isStored = (state: ReturnType<typeof statesFrom>[number]) => state !== 'open' && state !== 'running';
