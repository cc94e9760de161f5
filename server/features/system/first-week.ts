import { readyPatterns } from '#exam/ready-patterns.ts';
import type { FirstWeek } from '#contract/first-week.ts';
import { readCollege } from '#server/features/college/college.ts';
import type { Database } from '#server/platform/database/tables.ts';

interface FirstWeekFacts {
  /** The account of who asks. */
  readonly account: string;
  /** In ms since 1970. */
  readonly now: number;
  /** The interval of the server's own backups, in ms; null if it makes none. */
  readonly backupEveryMs: number | null;
  readonly isByHttps: boolean;
}

/** How many items the smallest paper of a ready pattern has. */
const fewestItems = Math.min(
  ...readyPatterns.map(({ sections }) => sections.reduce((sum, { count }) => sum + count, 0)),
);

/** What of a college's first week is done (docs/rules/college.md, section 5). */
export async function readFirstWeek(
  db: Database,
  { account, now, backupEveryMs, isByHttps }: FirstWeekFacts,
): Promise<FirstWeek> {
  const { name, signatory } = await readCollege(db);
  const isSet = (text: typeof name) => text.en !== '' || text.ne !== '';
  const members = await db
    .selectFrom('account')
    .select((row) => row.fn.countAll<number | bigint>().as('total'))
    .where('duties', '!=', '')
    .execute();
  const invitations = await db
    .selectFrom('invitation')
    .select((row) => row.fn.countAll<number | bigint>().as('total'))
    .where('expires_at', '>', now)
    .execute();
  const items = await db
    .selectFrom('item')
    .select(['status', (row) => row.fn.countAll<number | bigint>().as('total')])
    .where('origin', '=', 'own')
    .where('status', '!=', 'retired')
    .groupBy('status')
    .execute();
  const examinations = await db
    .selectFrom('examination')
    .select(['state', (row) => row.fn.countAll<number | bigint>().as('total')])
    .where('trial_of', 'is', null)
    .groupBy('state')
    .execute();
  const sum = (rows: readonly { readonly total: number | bigint }[]) =>
    rows.reduce((all, row) => all + Number(row.total), 0);
  const people = sum(members);
  const there = sum(items);
  const made = sum(examinations);
  const hasSecondFactor = await db
    .selectFrom('second_factor')
    .select('account_id')
    .where('account_id', '=', account)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return {
    account: { isDone: hasSecondFactor !== undefined },
    college: { isDone: isSet(name) && isSet(signatory) },
    members: { isDone: people > 1, people, invited: sum(invitations) },
    items: {
      isDone: there >= fewestItems,
      there,
      reviewed: sum(items.filter(({ status }) => status === 'reviewed')),
      needed: fewestItems,
    },
    rehearsal: { isDone: (await wasNoted(db, 'trial-begun')) || (await anyoneSat(db)) },
    examination: { isDone: examinations.some(({ state }) => state !== 'draft'), made },
    backups: {
      isDone: backupEveryMs !== null && (await wasNoted(db, 'backup-made')),
      everyHours: backupEveryMs === null ? null : backupEveryMs / 3_600_000,
    },
    https: { isDone: isByHttps },
  };
}

async function wasNoted(db: Database, act: 'trial-begun' | 'backup-made'): Promise<boolean> {
  const line = await db.selectFrom('audit_log').select('id').where('act', '=', act).limit(1).executeTakeFirst();
  return line !== undefined;
}

async function anyoneSat(db: Database): Promise<boolean> {
  return (await db.selectFrom('attempt').select('examination').limit(1).executeTakeFirst()) !== undefined;
}
