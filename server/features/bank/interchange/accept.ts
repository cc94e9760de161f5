import { importItems, writtenItem, type WrittenItem } from '#server/features/bank/add-items.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { InterchangeDeps } from './deps.ts';
import type { BodyOf } from '#contract/calls.ts';
import { findImport, findPicture, type PendingItem, type StoredItem } from './pending.ts';

/** The labels for all items of an import whose file does not give them. */
type GivenLabels = BodyOf<'POST /staff/import/:import/accept'>;

/** An item with the labels that its file does not give. A topic is given only to items of its subject. */
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
 * Adds the items of an account's import as drafts, either all or none. Labels that the file does not give come from
 * `given`. A second call is allowed and adds nothing. Throws 'not-found' if the import does not exist (any more).
 * Throws 'invalid' for a picture that can not be made anew.
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
