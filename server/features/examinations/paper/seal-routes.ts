import type { FastifyInstance } from 'fastify';
import { mathOf } from '#content/math/math.ts';
import type { SealedPaper } from '#contract/sealed-text.ts';
import { toHundredths } from '#exam/marking/hundredths.ts';
import type { PaperKey } from '#exam/marking/key.ts';
import type { RandomSource } from '#exam/random.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { ExaminationDeps } from '#server/features/examinations/examination/deps.ts';
import {
  examinationAnswer,
  examinationFor,
  needState,
  type StoredExamination,
} from '#server/features/examinations/examination/examination-rows.ts';
import { auditEntry } from '#server/features/examinations/examination/audit-entry.ts';
import { onPaper, permutedIds, type OptionIds } from './option-ids.ts';
import { asQuestion, placedItems } from './placed-items.ts';
import { needConsent } from './consent.ts';
import { sealPaper } from './seal-paper.ts';
import { route } from '#server/platform/http/route.ts';
import type { FigureImage } from '#server/platform/images/figure-image.ts';
import { readFigure, type FigureStore } from '#server/features/bank/figures.ts';

/** Calls that seal a paper, and that unseal it until it opens. */
export function sealRoutes(app: FastifyInstance, { db, now, random, figures, chance }: ExaminationDeps): void {
  route(app, 'POST /staff/examinations/:code/seal', async ({ account, params: { code } }) => {
    const at = now();
    await db.transaction().execute(async (trx) => {
      const examination = await examinationFor(trx, account, code, at);
      needState(examination, 'draft');
      await needConsent(trx, examination, 'seal');
      if (examination.startsAt <= at) throw new AppError('invalid', { fields: { startsAt: (t) => t.startPassed } });
      const { text, key, versions, optionIds } = await frozenPaper(trx, figures, examination, chance);
      const sealed = sealPaper(JSON.stringify(text), random);
      for (const [place, version] of versions.entries()) {
        await trx
          .updateTable('paper_item')
          .set({ version })
          .where('examination', '=', code)
          .where('place', '=', place)
          .execute();
      }
      await trx
        .insertInto('sealed_paper')
        .values({
          examination: code,
          hash: sealed.hash,
          secret: sealed.key.toString('base64url'),
          paper: JSON.stringify(text),
          sealed: sealed.bytes.toString('base64'),
          option_ids: JSON.stringify(optionIds),
        })
        .execute();
      await trx
        .insertInto('key_version')
        .values({ examination: code, version: 1, item_key: JSON.stringify(key), decisions: '[]', made_at: at })
        .execute();
      await trx.updateTable('examination').set({ state: 'sealed', sealed_at: at }).where('code', '=', code).execute();
      const said = { before: 'draft', after: 'sealed', hash: sealed.hash, items: key.length };
      await writeAudit(trx, auditEntry(account, 'examination-sealed', code, said), at);
    });
    return examinationAnswer(db, await examinationFor(db, account, code, at), at);
  });

  route(app, 'POST /staff/examinations/:code/unseal', async ({ account, params: { code } }) => {
    const at = now();
    await db.transaction().execute(async (trx) => {
      needState(await examinationFor(trx, account, code, at), 'sealed');
      await trx.deleteFrom('sealed_paper').where('examination', '=', code).execute();
      await trx.deleteFrom('key_version').where('examination', '=', code).execute();
      await trx.updateTable('paper_item').set({ version: null }).where('examination', '=', code).execute();
      await trx.updateTable('examination').set({ state: 'draft', sealed_at: null }).where('code', '=', code).execute();
      await writeAudit(
        trx,
        auditEntry(account, 'examination-unsealed', code, { before: 'sealed', after: 'draft' }),
        at,
      );
    });
    return examinationAnswer(db, await examinationFor(db, account, code, at), at);
  });
}

/** An image that needs no request, because it travels inside the sealed paper. */
function dataUrl({ type, bytes }: FigureImage): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}

/** The paper to seal, its key, and the frozen versions. Throws 'invalid' for an incomplete paper. */
async function frozenPaper(
  trx: Database,
  figures: FigureStore,
  { code, rules }: StoredExamination,
  chance: RandomSource,
): Promise<{
  text: SealedPaper;
  key: PaperKey;
  versions: readonly number[];
  optionIds: readonly OptionIds[];
}> {
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
