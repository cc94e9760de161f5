import { setImmediate } from 'node:timers/promises';
import type { Database } from '#server/platform/database/tables.ts';
import type { MailQueue } from '#server/platform/mail/queue.ts';
import { dueMessages, factsOf, type DueMessage } from './due-messages.ts';
import { readNotice } from './notice-rows.ts';
import { tellOnce, untoldApplications } from './tell-once.ts';

interface TellDeps {
  readonly db: Database;
  readonly mail: MailQueue;
  /** ms since 1970. */
  readonly now: () => number;
  readonly timeZone: string;
}

/** How many applicants are told in one transaction: other calls have their turn between two of them. */
const atOnce = 200;

/**
 * Queues the messages that are due, each once to each applicant, however many servers there are and however often they
 * start (docs/rules/application.md, section 3).
 */
export async function tellWhatIsDue(deps: TellDeps): Promise<void> {
  const { db, now, timeZone } = deps;
  const notices = await db.selectFrom('notice').select('examination').execute();
  for (const { examination } of notices) {
    // One examination after the other: each message is a matter of minutes.
    // oxlint-disable-next-line eslint/no-await-in-loop
    const notice = await readNotice(db, examination, now());
    if (notice === null) continue;
    // oxlint-disable-next-line eslint/no-await-in-loop
    for (const message of dueMessages(await factsOf(db, notice), timeZone, now()))
      // oxlint-disable-next-line eslint/no-await-in-loop
      while (await tellSome(deps, examination, message));
  }
}

/** Tells the next ones who have not been told. Returns whether there may be more. */
async function tellSome({ db, mail, now }: TellDeps, examination: string, message: DueMessage): Promise<boolean> {
  const { kind } = message;
  const told = await db.transaction().execute(async (trx) => {
    let some = untoldApplications(trx, examination, message).where('symbol_number', 'is not', null);
    // Key and result are for those who sat.
    if (kind === 'key' || kind === 'result')
      some = some.where((row) =>
        row.exists(
          row
            .selectFrom('attempt')
            .select('attempt.n')
            .where('attempt.examination', '=', examination)
            .whereRef('attempt.symbol_number', '=', 'application.symbol_number')
            .where('attempt.began_at', 'is not', null),
        ),
      );
    const applications = await some.orderBy('number').limit(atOnce).execute();
    if (applications.length === 0) return 0;
    await tellOnce(trx, mail, message, applications, now());
    return applications.length;
  });
  if (told > 0) mail.deliverSoon();
  // The embedded database answers at once: without this pause no other call would have its turn.
  await setImmediate();
  return told === atOnce;
}
