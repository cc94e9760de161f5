import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { AnswerOf } from '#contract/calls.ts';
import type { ItemContent } from '#contract/items.ts';
import { mathOf } from '#content/math/math.ts';
import { toHundredths } from '#exam/marking/hundredths.ts';
import type { PaperKey } from '#exam/marking/key.ts';
import type { Random } from '#exam/random.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { Database } from '#server/database/tables.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Say } from '#server/errors/catalogue.ts';
import type { ExaminationDeps } from '#server/examinations/deps.ts';
import { drawPaper } from '#server/examinations/draw.ts';
import {
  examinationAnswer,
  examinationFor,
  needState,
  type StoredExamination,
} from '#server/examinations/examination-rows.ts';
import { line } from '#server/examinations/examination-routes.ts';
import { sealPaper } from '#server/examinations/seal-paper.ts';
import type { SealedText } from '#contract/sealed-text.ts';
import { route } from '#server/http/route.ts';
import type { FigureImage } from '#server/items/figure-image.ts';
import { readFigure, type FigureStore } from '#server/items/figures.ts';

type StaffPaper = AnswerOf<'GET /staff/examinations/:code/paper'>;

/** Chance that nobody can foresee: 48 bits of the system's source. */
const unforeseeable: Random = () => randomInt(2 ** 48 - 1) / 2 ** 48;

/** The paper of an examination, from the draw to the seal. */
export function paperRoutes(app: FastifyInstance, deps: ExaminationDeps): void {
  const { db, now, random, figures } = deps;

  route(app, 'GET /staff/examinations/:code/paper', async ({ account, params: { code } }) =>
    staffPaper(db, await examinationFor(db, account, code, now())),
  );

  route(app, 'PUT /staff/examinations/:code/paper', async ({ account, params: { code }, body: { items } }) => {
    const at = now();
    const examination = await examinationFor(db, account, code, at);
    needState(examination, 'draft');
    await db.transaction().execute(async (trx) => {
      await checkItems(trx, examination, items);
      await replacePaper(trx, code, items);
      await writeAudit(trx, line(account, 'paper-changed', code, { items: items.length }), at);
    });
    return staffPaper(db, examination);
  });

  route(app, 'POST /staff/examinations/:code/paper/draw', async ({ account, params: { code } }) => {
    const at = now();
    const examination = await examinationFor(db, account, code, at);
    needState(examination, 'draft');
    const drawn = drawPaper(examination.rules.sections, await drawable(db, examination), unforeseeable);
    if ('lacking' in drawn) {
      const { lacking } = drawn;
      const sections: Say = (t) =>
        lacking.map(({ title, wanted, there }) => t.tooFewToDraw(title, wanted, there)).join(' ');
      throw new AppError('invalid', { fields: { sections } });
    }
    await db.transaction().execute(async (trx) => {
      await replacePaper(trx, code, drawn.items);
      await writeAudit(trx, line(account, 'paper-changed', code, { drawn: drawn.items.length }), at);
    });
    return staffPaper(db, examination);
  });

  route(app, 'POST /staff/examinations/:code/seal', async ({ account, params: { code } }) => {
    const at = now();
    await db.transaction().execute(async (trx) => {
      const examination = await examinationFor(trx, account, code, at);
      needState(examination, 'draft');
      if (examination.startsAt <= at) throw new AppError('invalid', { fields: { startsAt: (t) => t.startPassed } });
      const { text, key, versions } = await frozenPaper(trx, figures, examination);
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
        })
        .execute();
      await trx
        .insertInto('key_version')
        .values({ examination: code, version: 1, item_key: JSON.stringify(key), decisions: '[]', made_at: at })
        .execute();
      await trx.updateTable('examination').set({ state: 'sealed', sealed_at: at }).where('code', '=', code).execute();
      await writeAudit(trx, line(account, 'examination-sealed', code, { hash: sealed.hash, items: key.length }), at);
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
      await writeAudit(trx, line(account, 'examination-unsealed', code, {}), at);
    });
    return examinationAnswer(db, await examinationFor(db, account, code, at), at);
  });
}

/** Which items may be drawn: with a key, reviewed where that is asked for, not of the last examinations. */
async function drawable(db: Database, { code, startsAt, rules }: StoredExamination) {
  const before = await db
    .selectFrom('examination')
    .select('code')
    .where('code', '!=', code)
    .where('starts_at', '<=', startsAt)
    .orderBy('starts_at', 'desc')
    .limit(rules.notInLast)
    .execute();
  const subjects = [...new Set(rules.sections.map(({ subject }) => subject))];
  let items = db
    .selectFrom('item')
    .select(['id', 'subject', 'origin'])
    .where('subject', 'in', subjects)
    .where('right_options', '!=', '[]')
    .where('status', 'in', rules.reviewedOnly ? ['reviewed'] : ['reviewed', 'draft'])
    .orderBy('id');
  if (before.length > 0) {
    const codes = before.map((examination) => examination.code);
    items = items.where('id', 'not in', (row) =>
      row.selectFrom('paper_item').select('item_id').where('examination', 'in', codes),
    );
  }
  return items.execute();
}

/** Throws 'invalid' for items that are not in the bank, or stand twice. */
async function checkItems(db: Database, { rules }: StoredExamination, ids: readonly string[]): Promise<void> {
  const wrong = (say: Say) => new AppError('invalid', { fields: { items: say } });
  if (new Set(ids).size < ids.length) throw wrong((t) => t.itemTwice);
  const most = rules.sections.reduce((sum, { count }) => sum + count, 0);
  if (ids.length > most) throw wrong((t) => t.tooManyItems(most, ids.length));
  if (ids.length === 0) return;
  const found = await db.selectFrom('item').select(['id', 'status']).where('id', 'in', ids).execute();
  const known = new Map(found.map(({ id, status }) => [id, status]));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) throw wrong((t) => t.noItem(missing.slice(0, 60)));
  const unfit = ids.find((id) => known.get(id) === 'retired' || (rules.reviewedOnly && known.get(id) !== 'reviewed'));
  if (unfit !== undefined) throw wrong((t) => t.itemIs(unfit, known.get(unfit) ?? ''));
}

async function replacePaper(trx: Database, code: string, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('paper_item').where('examination', '=', code).execute();
  if (ids.length === 0) return;
  await trx
    .insertInto('paper_item')
    .values(ids.map((item_id, place) => ({ examination: code, place, item_id, version: null })))
    .execute();
}

interface PlacedItem {
  readonly place: number;
  readonly id: string;
  readonly version: number;
  readonly builtIn: boolean;
  readonly content: ItemContent;
}

/** The items of a paper: as they were frozen, in a draft as they are now. */
async function placedItems(db: Database, code: string): Promise<PlacedItem[]> {
  const rows = await db
    .selectFrom('paper_item')
    .innerJoin('item', 'item.id', 'paper_item.item_id')
    .innerJoin('item_version', (join) =>
      join
        .onRef('item_version.item_id', '=', 'item.id')
        .on((on) => on('item_version.version', '=', on.fn.coalesce('paper_item.version', 'item.version'))),
    )
    .where('paper_item.examination', '=', code)
    .select(['paper_item.place', 'item.id', 'item.origin', 'item_version.version', 'item_version.content'])
    .orderBy('paper_item.place')
    .execute();
  return rows.map(({ place, id, origin, version, content }) => {
    return { place, id, version, builtIn: origin === 'built-in', content: JSON.parse(content) as ItemContent };
  });
}

async function staffPaper(db: Database, { code, rules }: StoredExamination): Promise<StaffPaper> {
  const items = await placedItems(db, code);
  let from = 0;
  const sections = rules.sections.map(({ title, subject, count }) => {
    const own = items.slice(from, (from += count));
    return {
      title,
      subject,
      count,
      items: own.map(({ place, id, version, builtIn, content }) => ({
        place,
        id,
        version,
        builtIn,
        difficulty: content.difficulty,
        stem: content.stem,
        options: content.options,
        right: content.right,
      })),
    };
  });
  return {
    sections,
    items: items.length,
    builtIn: items.filter(({ builtIn }) => builtIn).length,
    complete: items.length === from,
  };
}

/** A picture that needs no request: it travels inside the sealed paper. */
function dataUrl({ type, bytes }: FigureImage): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}

/** What is sealed, its key, and the versions that are frozen. Throws 'invalid' for a paper that is not complete. */
async function frozenPaper(
  trx: Database,
  figures: FigureStore,
  { code, rules }: StoredExamination,
): Promise<{ text: SealedText; key: PaperKey; versions: readonly number[] }> {
  const items = await placedItems(trx, code);
  const wanted = rules.sections.reduce((sum, { count }) => sum + count, 0);
  if (items.length !== wanted)
    throw new AppError('invalid', {
      fields: { items: (t) => t.otherCount(wanted, items.length) },
    });
  const keyless = items.find(({ content }) => content.right.length === 0);
  if (keyless) throw new AppError('invalid', { fields: { items: (t) => t.itemHasNoKey(keyless.id) } });
  const shown = await Promise.all(
    items.map(async ({ content: { language, stem, options, figure } }) => ({
      language,
      stem,
      options: options.map(({ id, text }) => ({ id, text })),
      figure: figure && { source: dataUrl(await readFigure(figures, figure.id)), alt: figure.alt },
    })),
  );
  let from = 0;
  const text: SealedText = {
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
    math: mathOf(
      shown.map(({ stem, options }) => {
        return { id: 0, category: '', question: stem, options: options.map((option) => option.text), answer: '' };
      }),
    ),
  };
  return {
    text,
    key: items.map(({ content }) => ({ right: content.right })),
    versions: items.map(({ version }) => version),
  };
}
