import { versionContent } from '#server/features/bank/content-row.ts';
import { mathOf } from '#content/math/math.ts';
import type { Database } from '#server/platform/database/tables.ts';

/** The explanation of the key at each place. */
export interface Explanations {
  /** By place; empty if the author wrote none. */
  readonly texts: readonly string[];
  /** MathML of their formulas, by TeX. */
  readonly math: Readonly<Record<string, string>>;
}

/** The explanations of a sealed paper's items, in their frozen versions; empty for a draft. */
export async function explanationsOf(db: Database, code: string): Promise<Explanations> {
  const rows = await db
    .selectFrom('paper_item')
    .innerJoin('item_version', (join) =>
      join
        .onRef('item_version.item_id', '=', 'paper_item.item_id')
        .onRef('item_version.version', '=', 'paper_item.version'),
    )
    .where('paper_item.examination', '=', code)
    .select('item_version.content')
    .orderBy('paper_item.place')
    .execute();
  const texts = rows.map(({ content }) => versionContent(content).explanation);
  const math = mathOf(
    texts.map((explanation) => ({ id: 0, category: '', question: '', options: [], answer: '', explanation })),
  );
  return { texts, math };
}
