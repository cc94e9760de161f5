import { createCache } from '#server/platform/cache.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { Answer } from '#server/platform/http/answer.ts';
import { iso } from '#server/platform/iso.ts';
import type { NoticePages } from '#server/platform/pages/notice-pages.ts';
import { readCollege } from '#server/features/college/college.ts';
import type { Language } from '#text/language.ts';
import { noticeAnswer, readNotice, type NoticeSettings } from './notice-rows.ts';
import { readNoticeLines } from './notice-lines.ts';

/** How long a made page is sent, in ms: a flood of readers costs one query and one rendering. */
const freshMs = 5_000;
/** How many pages stay in memory. */
const mostPages = 200;

interface NoticePageDeps extends NoticeSettings {
  readonly db: Database;
  /** ms since 1970. */
  readonly now: () => number;
}

/**
 * Makes the pages of notices: of one by its code, or of their list for null. 'unknown' where there is no such notice. Null
 * where no pages were built, or where the database is away: then the program shows what it can.
 */
export function createNoticePages(
  { db, now, ...settings }: NoticePageDeps,
  pages: NoticePages | null,
): (code: string | null, language: Language) => Promise<Answer | 'unknown' | null> {
  const made = createCache<Answer | 'unknown' | null>({ max: mostPages, ttl: { ms: freshMs, now } });

  async function make(code: string | null, language: Language): Promise<Answer | 'unknown' | null> {
    if (pages === null) return null;
    const at = now();
    if (code === null) return pages.list({ now: iso(at), rows: await readNoticeLines(db, at) }, language);
    const notice = await readNotice(db, code, at);
    if (notice === null) return 'unknown';
    const college = await readCollege(db);
    return pages.notice({ notice: noticeAnswer(notice, settings, at), college }, language);
  }

  return (code, language) => made.get(`${language} ${code ?? ''}`, () => make(code, language)).catch(() => null);
}
