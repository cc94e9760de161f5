import { createCache } from '#server/platform/cache.ts';
import { readStored } from '#server/platform/database/stored-json.ts';
import type { AnswerOf } from '#contract/calls.ts';
import { LocalizedText } from '#contract/examination.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { HallCandidate } from '#server/platform/http/authorize.ts';

type Notice = AnswerOf<'POST /hall/:code/entries'>['notices'][number];

interface AddressedNotice {
  readonly notice: Notice;
  readonly room: string | null;
  readonly symbolNumber: string | null;
}

/** The announcements for a candidate. */
export interface Notices {
  readonly of: (candidate: HallCandidate) => Promise<readonly Notice[]>;
  /** Forgets them after this server announced something. Other servers see it within a second. */
  readonly forget: (examination: string) => void;
}

/** How long an examination's announcements stay in memory, in ms: a thousand saves a second need the same few. */
const noticesTtlMs = 1000;

/** Reads announcements at most once a second for each examination. `now` in ms. */
export function createNotices(db: Database, now: () => number): Notices {
  const announced = createCache<readonly AddressedNotice[]>({ max: 100, ttl: { ms: noticesTtlMs, now } });
  return {
    of: async ({ examination, room, symbolNumber }) =>
      (await announced.get(examination, () => readAnnounced(db, examination)))
        .filter((to) => (to.room ?? room) === room && (to.symbolNumber ?? symbolNumber) === symbolNumber)
        .map(({ notice }) => notice),
    forget: announced.forget,
  };
}

async function readAnnounced(db: Database, code: string): Promise<readonly AddressedNotice[]> {
  const rows = await db
    .selectFrom('announcement')
    .selectAll()
    .where('examination', '=', code)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, made_at, room, symbol_number, text, kind }) => ({
    notice: {
      id,
      at: new Date(made_at).toISOString(),
      kind,
      text: readStored('an announcement', text, (value) => LocalizedText.safeParse(value).data),
    },
    room,
    symbolNumber: symbol_number,
  }));
}
