import { importItems, writtenItem, type WrittenItem } from '#server/features/bank/add-items.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { InterchangeDeps } from './deps.ts';
import type { BodyOf } from '#contract/calls.ts';
import { findImport, findPicture, type PendingItem, type StoredItem } from './pending.ts';

/** What is given to all items of an import that their file says nothing of. */
type GivenLabels = BodyOf<'POST /staff/import/:import/accept'>;

/** An item with what its file does not say of it; a topic goes to items of its subject alone. */
function withGiven(item: StoredItem, given: GivenLabels): StoredItem {
  const subject = item.subject ?? given.subject ?? null;
  const isOfSubject = given.subject === undefined || given.subject === subject;
  return {
    ...item,
    subject,
    topic: item.topic ?? (isOfSubject ? (given.topic ?? null) : null),
    language: item.namesLanguage ? item.language : (given.language ?? item.language),
    difficulty: item.difficulty ?? given.difficulty ?? null,
  };
}

/**
 * Adds the items of an account's import as drafts, all or none, with the labels that are given where the file has none; it can be accepted again, which adds nothing. Throws
 * 'not-found' for an import that is not there (any more), 'invalid' for a picture that can not be made anew.
 */
export async function acceptImport(
  { db, now, figures }: InterchangeDeps,
  id: string,
  given: GivenLabels,
  account: string,
): Promise<{ added: number; already: number }> {
  const { source, items } = await findImport(db, id, account, now());
  const written: WrittenItem[] = [];
  for (const [place, item] of items.entries()) {
    const figure = item.figure && (await keepFigure(item.figure, place));
    written.push(writtenItem({ ...withGiven(item, given), figure }));
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
