import { importItems, writtenItem, type WrittenItem } from '#server/items/add-items.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { InterchangeDeps } from '#server/interchange/deps.ts';
import { findImport, findPicture, type PendingItem } from '#server/interchange/pending.ts';

/**
 * Adds the items of an account's import as drafts, all or none; it can be accepted again, which adds nothing. Throws
 * 'not-found' for an import that is not there (any more), 'invalid' for a picture that can not be made anew.
 */
export async function acceptImport(
  { db, now, figures }: InterchangeDeps,
  id: string,
  account: string,
): Promise<{ added: number; already: number }> {
  const { source, items } = await findImport(db, id, account, now());
  const written: WrittenItem[] = [];
  for (const [place, item] of items.entries()) {
    const figure = item.figure && (await keepFigure(item.figure, place));
    written.push(writtenItem({ ...item, figure }));
  }
  const { ids, already } = await importItems(db, written, { author: account, source, now: now() });
  return { added: ids.length, already };

  async function keepFigure({ alt }: NonNullable<PendingItem['figure']>, place: number) {
    const bytes = await findPicture(db, id, place);
    const { id: figure } = await figures.store(bytes, account).catch((cause: unknown) => {
      if (!(cause instanceof AppError)) throw cause;
      const stem = items[place]?.stem.slice(0, 60) ?? '';
      throw new AppError('invalid', { text: (t) => t.brokenPicture(place + 1, stem), cause });
    });
    return { id: figure, alt };
  }
}
