import type { BankItem, ItemContent } from '#contract/items.ts';
import type { WrittenItem } from './add-items.ts';
import { contentHash } from './content-row.ts';
import { requireFigure } from './figures.ts';
import { giveOptionIds } from './option-ids.ts';
import { findItem } from './read-items.ts';
import { updateItem } from './store.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

interface Change {
  readonly id: string;
  /** The version that the writer changed. */
  readonly version: number;
  readonly written: WrittenItem;
  /** The requested state; undefined if the change requests none. */
  readonly status: BankItem['status'] | undefined;
}

/**
 * Saves an item as its next version; `by` is an account's id, `now` in ms. If the question or the key changed, a
 * reviewed item becomes a draft again. Throws 'not-found'; 'read-only' for a built-in item; 'invalid' if the picture
 * does not exist. Throws 'changed-meanwhile', with the present version, if that is not the version that was changed.
 */
export function changeItem(db: Database, change: Change, by: string, now: number): Promise<void> {
  return db.transaction().execute((trx) => changeItemWithin(trx, change, by, now));
}

/** Does the same within a transaction. */
export async function changeItemWithin(trx: Database, change: Change, by: string, now: number): Promise<void> {
  const before = await findItem(trx, change.id);
  if (before.origin === 'built-in') throw new AppError('read-only');
  if (before.version !== change.version) throw changedMeanwhile(before.version);
  await requireFigure(trx, change.written.figure);
  const content = { ...change.written, options: giveOptionIds(change.written.options, before.options) };
  const isSame = contentHash(content) === contentHash(before);
  const status = nextStatus(before, change.status, isSame);
  const reviewer_id = status !== 'draft' && isSame ? (before.reviewer?.id ?? null) : null;
  const next = { id: change.id, version: change.version, status, reviewer_id };
  // Another person may have saved the item since this transaction read it.
  if (!(await updateItem(trx, next, content, { savedAt: now, savedBy: by }))) {
    throw changedMeanwhile((await findItem(trx, change.id)).version);
  }
  const details = differences(
    { ...before, ...contentSaid(before) },
    { status, version: before.version + 1, ...contentSaid(content) },
  );
  const line = { actor: `account:${by}`, act: 'item-changed', subject: `item:${change.id}`, details } as const;
  await writeAudit(trx, line, now);
}

/** The error for a save on top of a version that its writer has not seen. */
export function changedMeanwhile(version: number): AppError {
  return new AppError('changed-meanwhile', { detail: { version } });
}

function nextStatus(
  { status: before, reviewer }: BankItem,
  wanted: BankItem['status'] | undefined,
  isSame: boolean,
): BankItem['status'] {
  // The review that the item had is still valid.
  if (before === 'retired' && wanted === 'reviewed' && reviewer !== null && isSame) return 'reviewed';
  if (wanted === 'retired' || (before === 'retired' && wanted === undefined)) return 'retired';
  if (wanted === 'draft' || before === 'retired') return 'draft';
  return isSame ? before : 'draft';
}

const saidWhole = ['subject', 'topic', 'tags', 'language', 'difficulty', 'right'] as const;
const saidByVersion = ['stem', 'options', 'explanation', 'figure'] as const;

/**
 * The content for the audit log, from which nothing can be removed. The log therefore names only which texts changed;
 * the versions keep the texts.
 */
function contentSaid(content: ItemContent): Record<string, unknown> {
  return Object.fromEntries([
    ...saidWhole.map((field) => [field, content[field]]),
    ...saidByVersion.map((field) => [field, JSON.stringify(content[field])]),
  ]);
}

function differences(before: Record<string, unknown>, after: Record<string, unknown>) {
  const isText = (field: string) => (saidByVersion as readonly string[]).includes(field);
  const differing = Object.keys(after).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(differing.filter((field) => !isText(field)).map((field) => [field, from[field]]));
  return { before: pick(before), after: pick(after), texts: differing.filter(isText) };
}
