import { mathOf } from '#content/math/math.ts';
import type { SealedPaper } from '#contract/sealed-text.ts';
import { toHundredths } from '#exam/marking/hundredths.ts';
import type { PaperKey } from '#exam/marking/key.ts';
import type { RandomSource } from '#exam/random.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { StoredExamination } from '#server/features/examinations/examination/examination-rows.ts';
import { readFigure, type FigureStore } from '#server/features/bank/figures.ts';
import type { FigureImage } from '#server/platform/images/figure-image.ts';
import { onPaper, permutedIds, type OptionIds } from './option-ids.ts';
import { asQuestion, placedItems } from './placed-items.ts';

/** A paper as it is sealed. */
export interface FrozenPaper {
  readonly text: SealedPaper;
  readonly key: PaperKey;
  /** Of each item, in the paper's order. */
  readonly versions: readonly number[];
  readonly optionIds: readonly OptionIds[];
}

/** An image that needs no request, because it travels inside the sealed paper. */
function dataUrl({ type, bytes }: FigureImage): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}

/** The paper to seal, its key, and the frozen versions. Throws 'invalid' for an incomplete paper. */
export async function freezePaper(
  trx: Database,
  figures: FigureStore,
  { code, rules }: StoredExamination,
  chance: RandomSource,
): Promise<FrozenPaper> {
  const items = await placedItems(trx, code);
  const optionIds = items.map(({ content }) => permutedIds(content, chance));
  const placed = items.map(({ content }, place) => onPaper(content, optionIds[place], rules.shuffleOptions));
  const wanted = rules.sections.reduce((sum, { count }) => sum + count, 0);
  if (items.length !== wanted)
    throw new AppError('invalid', {
      fields: { items: (t) => t.otherCount(wanted, items.length) },
    });
  const keyless = items.find(({ content }) => content.right.length === 0);
  if (keyless) throw new AppError('invalid', { fields: { items: (t) => t.itemHasNoKey(keyless.id) } });
  const shown = await Promise.all(
    items.map(async ({ content: { language, stem, figure } }, place) => ({
      language,
      stem,
      options: (placed[place]?.options ?? []).map(({ id, text }) => ({ id, text })),
      figure: figure && { source: dataUrl(await readFigure(figures, figure.id)), alt: figure.alt },
    })),
  );
  let from = 0;
  const text: SealedPaper = {
    code,
    title: rules.title,
    timing: rules.timing,
    ...(rules.secondsEach !== undefined && { secondsEach: rules.secondsEach }),
    shuffleItems: rules.shuffleItems,
    shuffleOptions: rules.shuffleOptions,
    sections: rules.sections.map(({ title, count, marks, penalty }) => {
      const own = shown.slice(from, (from += count));
      return { title, marks: toHundredths(marks), penalty: toHundredths(penalty), items: own };
    }),
    math: mathOf(items.map(({ content }) => asQuestion(content))),
  };
  return {
    text,
    key: placed.map(({ right }) => ({ right })),
    optionIds,
    versions: items.map(({ version }) => version),
  };
}
