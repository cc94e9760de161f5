import type { ImportFormat } from '#exam/import-formats.ts';
import type { LegacyFont } from '#interchange/legacy-fonts/tables.ts';
import type { FilePlace, ParsedFile, Problem, Refusal, SkippedQuestion, SkipReason } from '#interchange/item.ts';
import type { ImportPage } from '#contract/import.ts';
import type { FileReading, OtherReading } from './file-read.ts';
import { messageOf } from '#text/message.ts';
import { fitItem, type BrokenBankRule } from './fit-item.ts';
import type { PendingItem } from './pending.ts';
import { mathOfItems } from '#server/features/bank/item-question.ts';

/** The most items of an import. */
const mostItems = 10_000;
/** The most items on a page, and the most characters of its JSON. One item alone may have more. */
const mostOnPage = 50;
const longestPage = 1_500_000;
/**
 * The most TeX of an item, and the most TeX of an import that becomes formulas, in characters. Also the most MathML of
 * an import.
 */
const mostTexOfItem = 4000;
const mostTex = 300_000;
const mostMath = 8_000_000;

/** The facts about an imported item, without its texts. */
export interface ImportedFacts {
  readonly where: FilePlace;
  readonly number: number | null;
  readonly problems: readonly Problem[];
}

/** A question that does not come into the bank. */
export interface SkippedImport extends Omit<SkippedQuestion, 'why'> {
  readonly why: SkipReason | BrokenBankRule;
}

/** The result of reading a question file and fitting it to the bank, with the pages of its preview. */
export interface ReadImport {
  readonly format: ImportFormat;
  readonly others: readonly OtherReading[];
  readonly font: LegacyFont | null;
  /** The columns, if the file is a table. */
  readonly columns: NonNullable<ParsedFile['columns']>;
  readonly items: readonly PendingItem[];
  /** The positions of the items whose language the file names. */
  readonly namesLanguage: readonly number[];
  readonly facts: readonly ImportedFacts[];
  readonly skipped: readonly SkippedImport[];
  readonly pages: readonly ImportPage[];
  /** The pictures by the positions of their items. */
  readonly pictures: ReadonlyMap<number, Uint8Array>;
}

/**
 * Tells which items of a file the bank would accept. `source` is the file's name, and it becomes a tag of each item.
 */
export function importOf(read: FileReading, source: string): ReadImport | { readonly why: Refusal } {
  if ('why' in read) return read;
  const { format, others, parsed } = read;
  const items: PendingItem[] = [];
  const facts: ImportedFacts[] = [];
  const namesLanguage: number[] = [];
  const typedOf: (string | null)[] = [];
  const pictures = new Map<number, Uint8Array>();
  const skipped: SkippedImport[] = [...parsed.skipped];
  const tag = source.trim().slice(0, 80).trim();
  for (const [nth, { item, where, number, typed, problems, ...said }] of parsed.items.entries()) {
    const numbered = number !== undefined && { number };
    const fitted =
      nth >= mostItems
        ? { why: messageOf('after-most', mostItems) }
        : texOf([item.stem, ...item.options.map(({ text }) => text), item.explanation]) > mostTexOfItem
          ? { why: messageOf('formulas-too-long') }
          : fitItem(item, where);
    if ('why' in fitted) skipped.push({ where, why: fitted.why, ...numbered });
    else {
      if (item.figure) pictures.set(items.length, item.figure.bytes);
      const { content } = fitted;
      if (said.namesLanguage) namesLanguage.push(items.length);
      // The bank accepts thirty tags. The file's name is the one that finds all items of the import again.
      const tags = [...new Set([...content.tags.slice(0, 29), ...(tag === '' ? [] : [tag])])];
      const figure = item.figure && { id: String(items.length), alt: item.figure.alt };
      items.push({ ...content, origin: 'own', status: 'draft', version: 1, tags, figure });
      facts.push({ where, number: number ?? null, problems: [...problems, ...fitted.problems] });
      typedOf.push(typed?.slice(0, 5000) ?? null);
    }
  }
  const pages = pagesOf(items, typedOf);
  return {
    format,
    others,
    font: parsed.font ?? null,
    columns: parsed.columns ?? [],
    items,
    namesLanguage,
    facts,
    skipped,
    pages,
    pictures,
  };
}

/** How many characters of TeX the texts have. */
function texOf(texts: readonly string[]): number {
  return texts.flatMap((text) => text.match(/\$[^$]+\$/g) ?? []).reduce((sum, tex) => sum + tex.length, 0);
}

function pagesOf(items: readonly PendingItem[], typedOf: readonly (string | null)[]): ImportPage[] {
  const pages: { items: ImportPage['items']; math: ImportPage['math'] }[] = [{ items: [], math: {} }];
  let length = 0;
  let tex = 0;
  let made = 0;
  for (const [place, item] of items.entries()) {
    const typed = typedOf[place] ?? null;
    const size = JSON.stringify(item).length + (typed?.length ?? 0);
    const current = pages.at(-1);
    if (!current || current.items.length >= mostOnPage || (current.items.length > 0 && length + size > longestPage)) {
      pages.push({ items: [], math: {} });
      length = 0;
    }
    const page = pages.at(-1);
    if (!page) continue;
    length += size;
    page.items.push({ place, item, typed });
    tex += texOf([item.stem, ...item.options.map(({ text }) => text), item.explanation]);
    if (tex > mostTex || made > mostMath) continue;
    const math = mathOfItems([item]);
    const mathLength = JSON.stringify(math).length;
    made += mathLength;
    length += mathLength;
    if (length < 2 * longestPage) Object.assign(page.math, math);
  }
  return pages;
}
