import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '#server/platform/files/make-folder.ts';
import { newId, type RandomBytes } from '#server/platform/security/token.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { makeFigure, type FigureImage } from '#server/platform/images/figure-image.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

/** Where the pictures of items are stored. */
export interface FigureStore {
  readonly db: Database;
  /** The folder with the pictures, next to the embedded database; null if the database holds them. */
  readonly folder: string | null;
  readonly random: RandomBytes;
}

/**
 * Makes a picture anew and stores it, only once even if it is sent again. `by` is an account's id, `now` in ms. Throws
 * as makeFigure does.
 */
export async function storeFigure(store: FigureStore, sent: Uint8Array, by: string, now: number): Promise<FigureImage> {
  const figure = await makeFigure(sent);
  const { bytes, ...row } = figure;
  // The file is written first: an item would show nothing if its row existed without the file.
  if (store.folder !== null) await writeWhole(store, store.folder, figure);
  await store.db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('figure')
      .values({ ...row, bytes: store.folder === null ? bytes : null, added_at: now, added_by: by })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return;
    await writeAudit(trx, { actor: `account:${by}`, act: 'figure-added', subject: `figure:${figure.id}` }, now);
  });
  return figure;
}

/** The picture with this id. Throws 'not-found'. */
export async function readFigure({ db, folder }: FigureStore, id: string): Promise<FigureImage> {
  const row = await db
    .selectFrom('figure')
    .select(['id', 'type', 'width', 'height', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('not-found');
  const { bytes, ...figure } = row;
  if (bytes !== null) return { ...figure, bytes: Buffer.from(bytes) };
  if (folder === null) throw new AppError('not-found');
  return { ...figure, bytes: await readFile(join(folder, row.id)) };
}

/** Throws 'invalid' if an item names a picture that does not exist. */
export async function requireFigure(db: Database, figure: { readonly id: string } | null): Promise<void> {
  if (figure === null) return;
  const row = await db.selectFrom('figure').select('id').where('id', '=', figure.id).executeTakeFirst();
  if (!row) throw new AppError('invalid', { fields: { figure: (t) => t.pictureGone } });
}

/** Writes a file whole or not at all. While it is written its name begins with a dot, and backups leave it out. */
async function writeWhole({ random }: FigureStore, folder: string, { id, bytes }: FigureImage): Promise<void> {
  makeFolder(folder);
  const underWay = join(folder, `.${newId(random)}`);
  await writeFile(underWay, bytes, { flush: true });
  await rename(underWay, join(folder, id));
}
