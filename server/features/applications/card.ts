import { cardText } from '#contract/card-text.ts';
import type { Card } from '#contract/applications.ts';
import { cardCheck } from '#server/features/examinations/candidates/card-check.ts';
import { madePin } from '#server/features/examinations/candidates/candidate-rows.ts';
import { groupsOf } from '#server/features/examinations/candidates/written-fields.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { iso } from '#server/platform/iso.ts';
import { formIn, noticeOf } from './application-rows.ts';
import type { ApplicationDeps } from './deps.ts';
import { applicantEntry } from './withdraw.ts';

/**
 * The admit card of an application. The first look is an audit line. Throws 'wrong-state' while there is no symbol number,
 * or no more a candidate, and 'too-early' before the day that the college says. `now` in ms.
 */
export async function admitCard(
  { db, hash }: Pick<ApplicationDeps, 'db' | 'hash'>,
  number: string,
  now: number,
): Promise<Card> {
  const row = await db
    .selectFrom('application')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirstOrThrow(() => new AppError('not-found'));
  const notice = await noticeOf(db, row, now);
  const candidate = await candidateOf(db, row);
  if (row.state !== 'accepted' || candidate === undefined)
    throw new AppError('wrong-state', { text: (t) => t.noCard, detail: { state: row.state } });
  const { rules, examination } = notice;
  const { cardsFrom } = rules;
  if (cardsFrom === null || now < Date.parse(cardsFrom))
    throw new AppError('too-early', { text: (t) => t.cardLater, detail: { cardsFrom } });
  await noteFirstLook(db, row, now);
  const { code, startsAt } = examination;
  const { symbol_number: symbolNumber, pin_counter: counter } = candidate;
  const photo = await db
    .selectFrom('application_document')
    .select('id')
    .where('application', '=', number)
    .where('kind', '=', 'photo')
    .executeTakeFirst();
  return {
    number,
    code,
    title: examination.rules.title,
    symbolNumber,
    name: candidate.name,
    nameNepali: formIn(row.sent_form ?? row.form).nameNepali?.trim() || null,
    dateOfBirth: candidate.date_of_birth,
    groups: [...groupsOf(candidate)],
    room: candidate.room,
    seat: candidate.seat,
    extraMinutes: candidate.extra_minutes,
    startsAt: iso(startsAt),
    beThereAt: iso(startsAt - rules.beThereMinutes * 60_000),
    lastEntryAt: iso(startsAt + examination.rules.lateLimitMinutes * 60_000),
    minutes: examination.rules.minutes,
    bring: rules.bring,
    pin: counter === null ? null : madePin(hash, code, symbolNumber, counter),
    photo: photo?.id ?? null,
    qr: cardText({ code, symbolNumber, check: cardCheck(hash, code, symbolNumber) }),
    now: iso(now),
  };
}

/** The candidate of an application; undefined without a number, and for one who has withdrawn. */
async function candidateOf(
  db: Database,
  { examination, symbol_number }: { readonly examination: string; readonly symbol_number: string | null },
) {
  if (symbol_number === null) return undefined;
  return db
    .selectFrom('candidate')
    .selectAll()
    .where('examination', '=', examination)
    .where('symbol_number', '=', symbol_number)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
}

/** A card is opened often; that it was opened at all is worth a line. */
async function noteFirstLook(
  db: Database,
  row: Parameters<typeof applicantEntry>[1] & { readonly card_seen_at: number | null },
  now: number,
): Promise<void> {
  if (row.card_seen_at !== null) return;
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('application')
      .set({ card_seen_at: now })
      .where('number', '=', row.number)
      .where('card_seen_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await writeAudit(trx, applicantEntry('card-opened', row), now);
  });
}
