import { listOf, oneOf } from '#exam/parse.ts';
import { optionIds } from '#exam/question.ts';
import { readStored } from '#server/platform/database/stored-json.ts';
import { mathOf } from '#content/math/math.ts';
import type { AnswerOf } from '#contract/calls.ts';
import type { BankItem } from '#contract/items.ts';
import { newId, type RandomBytes } from '#server/platform/security/token.ts';
import { changedMeanwhile } from './change-item.ts';
import { questionOf } from './item-question.ts';
import { keysSeenBy, noteKeySeen } from './key-seen.ts';
import { findItem, personOf } from './read-items.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

type ItemForReview = AnswerOf<'GET /staff/items/:id/review'>;
type Note = AnswerOf<'GET /staff/items/:id'>['notes'][number];

/** An item as its reviewer sees it, in any state. Throws 'not-found'. */
export async function itemForReview(db: Database, id: string): Promise<ItemForReview> {
  const { right: _right, explanation: _explanation, ...shown } = await findItem(db, id);
  // Only formulas of what the reviewer sees are included. A formula of the explanation would tell the key.
  return { ...shown, math: mathOf([questionOf({ ...shown, right: [], explanation: '' })]) };
}

/**
 * A reviewer's answer. It has the options that are right, the answered version if it is given, and a note for the
 * author.
 */
export interface ReviewAnswer {
  readonly id: string;
  readonly chosen: readonly string[];
  readonly note: string;
  readonly version: number | undefined;
}

/**
 * Compares a reviewer's answer with the key. Agreement makes the item reviewed; disagreement leaves a note. Returns
 * whether they agree. `by` is an account's id, `now` in ms. Throws 'not-found'. Throws 'not-allowed' if this account
 * wrote the item or its present question. It also throws 'not-allowed' for an agreement if the account has seen the key
 * in the last 30 days. Throws 'wrong-state' if the item is no draft or has no key, and 'changed-meanwhile' if another
 * version was answered.
 */
export function reviewItem(
  db: Database,
  { id, chosen, note, version }: ReviewAnswer,
  { by, now, random }: { readonly by: string; readonly now: number; readonly random: RandomBytes },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const item = await reviewable(trx, id);
    if (version !== undefined && version !== item.version) throw changedMeanwhile(item.version);
    if (await hasWritten(trx, item, by)) {
      throw new AppError('not-allowed', { text: (t) => t.ownItem });
    }
    const agrees = item.right.length === new Set(chosen).size && chosen.every((each) => isRight(item, each));
    // This account has seen the key, in the editor or after its own answer. It would only agree with what it has read.
    if (agrees && (await keysSeenBy(trx, [id], by, now)).has(id))
      throw new AppError('not-allowed', { text: (t) => t.keySeen });
    if (!agrees) await noteKeySeen(trx, item, by, now);
    if (agrees) await markReviewed(trx, item, by);
    else await addNote(trx, item, { id: newId(random), account_id: by, at: now, chosen, text: note });
    const act = agrees ? 'item-reviewed' : 'item-disagreed-with';
    const details = agrees ? { before: 'draft', after: 'reviewed', version: item.version } : { version: item.version };
    await writeAudit(trx, { actor: `account:${by}`, act, subject: `item:${id}`, details }, now);
    return agrees;
  });
}

async function reviewable(db: Database, id: string): Promise<BankItem> {
  const item = await findItem(db, id);
  if (item.status !== 'draft') {
    throw new AppError('wrong-state', {
      text: (t) => (item.status === 'reviewed' ? t.itemReviewed : t.itemRetired),
      detail: { state: item.status },
    });
  }
  if (item.right.length > 0) return item;
  throw new AppError('wrong-state', { text: (t) => t.itemWithoutKey, detail: { state: item.status } });
}

function isRight({ right }: BankItem, option: string): boolean {
  return (right as readonly string[]).includes(option);
}

async function hasWritten(trx: Database, { id, version, author }: BankItem, who: string): Promise<boolean> {
  if (author?.id === who) return true;
  const versions = trx.selectFrom('item_version').where('item_id', '=', id);
  const { content_hash } = await versions
    .select('content_hash')
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  // An account that only added a tag or a topic later does not count as a writer.
  const { saved_by } = await versions
    .select('saved_by')
    .where('content_hash', '=', content_hash)
    .orderBy('version')
    .limit(1)
    .executeTakeFirstOrThrow();
  return saved_by === who;
}

async function markReviewed(trx: Database, { id, version }: BankItem, by: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('item')
    .set({ status: 'reviewed', reviewer_id: by })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', '=', 'draft')
    .executeTakeFirst();
  // Another person may have saved the item since this transaction read it.
  if (numUpdatedRows === 0n) throw changedMeanwhile((await findItem(trx, id)).version);
}

async function addNote(
  trx: Database,
  { id: item_id, version }: BankItem,
  note: { id: string; account_id: string; at: number; chosen: readonly string[]; text: string },
): Promise<void> {
  const row = { ...note, item_id, version, chosen: JSON.stringify(note.chosen) };
  // A reviewer may answer and then write the reason. Both are one note, so it replaces the answer without words.
  await trx
    .deleteFrom('review_note')
    .where('item_id', '=', item_id)
    .where('version', '=', version)
    .where('account_id', '=', note.account_id)
    .where((own) => own.or([own('text', '=', ''), own('text', '=', note.text)]))
    .execute();
  await trx.insertInto('review_note').values(row).execute();
}

/** The notes on an item, the newest first. */
export async function notesOn(db: Database, { id, version, status }: BankItem): Promise<Note[]> {
  const rows = await db
    .selectFrom('review_note')
    .leftJoin('account', 'account.id', 'review_note.account_id')
    .select(['account_id', 'account.name', 'at', 'version', 'chosen', 'text'])
    .where('item_id', '=', id)
    .orderBy('at', 'desc')
    .execute();
  return rows.map((row) => ({
    by: personOf(row.account_id, row.name),
    at: new Date(row.at).toISOString(),
    version: row.version,
    chosen: [...readStored('a reviewer’s answer', row.chosen, listOf(oneOf(...optionIds)))],
    text: row.text,
    open: status === 'draft' && row.version === version,
  }));
}
