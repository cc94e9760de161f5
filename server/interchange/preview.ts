import type { ImportPreview } from '#contract/import.ts';
import type { Parsed } from '#interchange/item.ts';
import { fitItem } from '#server/interchange/fit-item.ts';

/** The most items that come in at once. */
const mostItems = 10_000;

/** What an import would add, problem by problem, and the pictures of its items by their places. */
export interface Preview extends Pick<ImportPreview, 'skipped'> {
  readonly items: readonly Omit<ImportPreview['items'][number], 'known'>[];
  readonly pictures: ReadonlyMap<number, Uint8Array>;
}

/** Says what of a file the bank would take. `source`, the file's name, becomes a tag of each item. */
export function previewOf({ items: parsed, skipped }: Parsed, source: string): Preview {
  const items: Omit<ImportPreview['items'][number], 'known'>[] = [];
  const pictures = new Map<number, Uint8Array>();
  const left = [...skipped];
  const tag = source.trim().slice(0, 80).trim();
  for (const [nth, { item, where, problems }] of parsed.entries()) {
    const fitted = nth < mostItems ? fitItem(item, where) : { why: `It comes after the first ${mostItems}.` };
    if ('why' in fitted) left.push({ where, why: fitted.why });
    else {
      const place = items.length;
      if (item.figure) pictures.set(place, item.figure.bytes);
      const { content } = fitted;
      // The bank holds thirty; the file's name is the one that finds them all again.
      const tags = [...new Set([...content.tags.slice(0, 29), ...(tag === '' ? [] : [tag])])];
      const figure = item.figure && { id: String(place), alt: item.figure.alt };
      const rest = { origin: 'own', status: 'draft', version: 1 } as const;
      items.push({ item: { ...content, ...rest, tags, figure }, where, problems: [...problems, ...fitted.problems] });
    }
  }
  return { items, skipped: left, pictures };
}
