import type { Application } from '#contract/applications.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { ApplicationRow } from '#server/platform/database/tables/applications.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { newId } from '#server/platform/security/token.ts';
import { applicationAnswer, holdApplication, namesIn, needChangeable, noticeOf } from './application-rows.ts';
import { checkAgain } from './check-again.ts';
import type { ApplicationDeps } from './deps.ts';
import { documentName } from './documents/document-name.ts';
import { putDocument } from './documents/document-store.ts';
import { isLargePicture, takeDocument, takePhoto, type TakenDocument } from './documents/take-document.ts';
import { mostDraftBytes } from './limits.ts';
import type { StoredNotice } from './notice-rows.ts';

/** A document that arrived. */
interface SentFile {
  readonly kind: string;
  readonly file: Uint8Array;
  /** The name of its file on the device. */
  readonly name: string;
  /** In the form in which addresses are counted. */
  readonly address: string;
}

/**
 * Keeps the photo or a document of an application, in place of the one before. `now` in ms. Throws 'not-found' for a
 * document that the notice does not ask, and 'wrong-state' once the application can't be changed. Throws
 * 'too-many-attempts' where the drafts of one address fill the disk, and as `takePhoto` and `takeDocument` do.
 */
export async function keepDocument(
  { db, documents, pictures, random, timeZone }: ApplicationDeps,
  number: string,
  { kind, file, name, address }: SentFile,
  now: number,
): Promise<Application> {
  const row = await db
    .selectFrom('application')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirstOrThrow(() => new AppError('not-found'));
  const notice = await noticeOf(db, row, now);
  needChangeable(row, notice, now);
  const isPicture = kind === 'photo';
  const kinds = kindsOf(notice, kind);
  if (row.state === 'draft') await refuseFlood(db, row, file.length);
  const line = (await isLargePicture(file)) ? pictures.large : pictures.usual;
  const taken = await line
    .run(address, number, () => (isPicture ? takePhoto(file) : takeDocument(file)))
    .catch(saidForDocuments);
  refuseKind(taken, kinds);
  const key = await putDocument(documents, taken.bytes);
  return db.transaction().execute(async (trx) => {
    const held = await holdApplication(trx, number);
    needChangeable(held, notice, now);
    await trx.deleteFrom('application_document').where('application', '=', number).where('kind', '=', kind).execute();
    await trx
      .insertInto('application_document')
      .values({
        id: newId(random),
        application: number,
        kind,
        name,
        type: taken.type,
        bytes: taken.bytes.length,
        width: taken.width,
        height: taken.height,
        sent_at: now,
        key,
      })
      .execute();
    return changedBy(trx, held, notice, kind, timeZone, now);
  });
}

/**
 * Takes a document of an application away. Throws 'not-found', and 'wrong-state' once the application can't be changed or
 * the college has it: then another document can only take its place.
 */
export async function dropDocument(
  { db, timeZone }: Pick<ApplicationDeps, 'db' | 'timeZone'>,
  number: string,
  id: string,
  now: number,
): Promise<Application> {
  return db.transaction().execute(async (trx) => {
    const held = await holdApplication(trx, number);
    const notice = await noticeOf(trx, held, now);
    needChangeable(held, notice, now);
    if (held.state === 'submitted')
      throw new AppError('wrong-state', { text: (t) => t.applicationStays, detail: { state: held.state } });
    const gone = await trx
      .deleteFrom('application_document')
      .where('application', '=', number)
      .where('id', '=', id)
      .returning('kind')
      .executeTakeFirst();
    if (!gone) throw new AppError('not-found');
    return changedBy(trx, held, notice, gone.kind, timeZone, now);
  });
}

/** Notes that a document changed. What the college has seen before is marked for it. */
async function changedBy(
  trx: Database,
  row: ApplicationRow,
  notice: StoredNotice,
  kind: string,
  timeZone: string,
  now: number,
): Promise<Application> {
  const wasSeen = row.sent_form !== null;
  const corrected = wasSeen ? [...new Set([...namesIn(row.corrected), documentName(kind)])] : namesIn(row.corrected);
  const change = {
    version: row.version + 1,
    changed_at: now,
    corrected: JSON.stringify(corrected),
    is_corrected: corrected.length > 0 ? 1 : 0,
    needs_look: row.state === 'submitted' && /^\d+$/.test(kind) ? 1 : row.needs_look,
  };
  await trx.updateTable('application').set(change).where('number', '=', row.number).execute();
  if (row.state === 'submitted') await checkAgain(trx, notice, timeZone, [row.number]);
  return applicationAnswer(trx, { ...row, ...change }, now);
}

/** The line of pictures is full for another reason than that of log-ins, and the device sends the document again. */
function saidForDocuments(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'busy') throw error;
  throw new AppError('busy', { text: (t) => t.manySend, retryAfterSeconds: error.retryAfterSeconds ?? 5 });
}

/** The kinds of file that a document may be. Throws 'not-found' for a document that the notice does not ask. */
function kindsOf({ rules }: StoredNotice, kind: string): readonly ('picture' | 'pdf')[] {
  if (kind === 'photo' && rules.photo) return ['picture'];
  if (kind === 'voucher' && rules.feeWays.includes('voucher')) return ['picture', 'pdf'];
  const asked = /^\d+$/.test(kind) ? rules.documents[Number(kind)] : undefined;
  if (!asked) throw new AppError('not-found');
  return asked.kinds;
}

function refuseKind({ type }: TakenDocument, kinds: readonly ('picture' | 'pdf')[]): void {
  const is = type === 'application/pdf' ? 'pdf' : 'picture';
  if (!kinds.includes(is))
    throw new AppError('unsupported-type', { text: (t) => (is === 'pdf' ? t.onlyPicture : t.onlyPdf) });
}

/** Throws 'too-many-attempts' where the drafts from one address hold too much already. */
async function refuseFlood(db: Database, { origin }: ApplicationRow, more: number): Promise<void> {
  const { total } = await db
    .selectFrom('application_document')
    .innerJoin('application', 'application.number', 'application_document.application')
    .where('application.origin', '=', origin)
    .where('application.state', '=', 'draft')
    .select(({ fn }) => fn.sum<number | null>('application_document.bytes').as('total'))
    .executeTakeFirstOrThrow();
  if ((total ?? 0) + more > mostDraftBytes)
    throw new AppError('too-many-attempts', { text: (t) => t.draftsFull, retryAfterSeconds: 3600 });
}
