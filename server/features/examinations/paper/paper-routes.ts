import type { FastifyInstance } from 'fastify';
import type { Limit } from '#server/platform/security/limits.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { TextSelector } from '#server/platform/errors/catalogue.ts';
import type { ExaminationDeps } from '#server/features/examinations/examination/deps.ts';
import { drawPaper } from './draw.ts';
import {
  paperFor,
  needState,
  type StoredExamination,
} from '#server/features/examinations/examination/examination-rows.ts';
import { auditEntry } from '#server/features/examinations/examination/audit-entry.ts';
import { noteReading, paperVersion } from './paper-readings.ts';
import { placedItems, staffPaper, usedBefore } from './placed-items.ts';
import { likenessIn } from '#server/features/bank/content-row.ts';
import { route } from '#server/platform/http/route.ts';

/** Limits the audit lines about staff who open the paper with its key. */
const openings: Limit = {
  name: 'paper-opened',
  by: ['account'],
  devices: 'any',
  allowed: 1,
  windowMs: 60 * 60_000,
  eachAccountOnce: false,
  effect: 'tell',
};

/** The paper of an examination while it is a draft: drawn, edited by hand, read. */
export function paperRoutes(app: FastifyInstance, { db, now, limiter, chance }: ExaminationDeps): void {
  route(app, 'GET /staff/examinations/:code/paper', async ({ account, params: { code } }) => {
    const at = now();
    const examination = await paperFor(db, account, code, at);
    await noteOpened(account, code, at);
    return staffPaper(db, examination);
  });

  /** Notes the opening once an hour for each person: the screen asks anew whenever it is shown. */
  async function noteOpened(account: { readonly id: string }, code: string, at: number): Promise<void> {
    const attempt = { account: `paper/${code}/${account.id}`, address: '', device: null };
    await db.transaction().execute(async (trx) => {
      const [opened] = await limiter.count(trx, [openings], attempt, at);
      if (opened?.count === 1) await writeAudit(trx, auditEntry(account, 'paper-opened', code, {}), at);
    });
  }

  route(app, 'PUT /staff/examinations/:code/paper', async ({ account, params: { code }, body: { items } }) => {
    const at = now();
    const examination = await paperFor(db, account, code, at);
    needState(examination, 'draft');
    await db.transaction().execute(async (trx) => {
      await checkItems(trx, examination, items);
      const before = await replacePaper(trx, code, items);
      // If no drawn item is left, the paper was put together by hand.
      if (!before.some((id) => items.includes(id))) await keepDraw(trx, code, null);
      await writeAudit(trx, auditEntry(account, 'paper-changed', code, difference(before, items)), at);
    });
    return staffPaper(db, examination);
  });

  route(app, 'POST /staff/examinations/:code/paper/read', async ({ account, params: { code }, body }) => {
    const at = now();
    const examination = await paperFor(db, account, code, at);
    needState(examination, 'draft', 'sealed');
    await db.transaction().execute(async (trx) => {
      const items = await placedItems(trx, code);
      if (items.length === 0 || body.version !== paperVersion(items))
        throw new AppError('changed-meanwhile', { text: (t) => t.paperChangedMeanwhile });
      await noteReading(trx, { examination: code, account_id: account.id, read_at: at }, items);
      await writeAudit(trx, auditEntry(account, 'paper-read', code, { items: items.length }), at);
    });
    return staffPaper(db, examination);
  });

  route(app, 'POST /staff/examinations/:code/paper/draw', async ({ account, params: { code } }) => {
    const at = now();
    const examination = await paperFor(db, account, code, at);
    needState(examination, 'draft');
    const bank = await drawable(db, examination);
    const drawn = drawPaper(examination.rules.sections, bank, chance);
    if ('lacking' in drawn) {
      const { lacking } = drawn;
      const sections: TextSelector = (t) =>
        lacking.map(({ title, wanted, there }) => t.tooFewToDraw(title, wanted, there)).join(' ');
      throw new AppError('invalid', { fields: { sections } });
    }
    await db.transaction().execute(async (trx) => {
      const before = await replacePaper(trx, code, drawn.items);
      await keepDraw(trx, code, { at, from: bank.length });
      const said = { ...difference(before, drawn.items), drawn: drawn.items.length, from: bank.length };
      await writeAudit(trx, auditEntry(account, 'paper-changed', code, said), at);
    });
    return staffPaper(db, examination);
  });
}

/**
 * The items that may be drawn: with a key, and not in the last examinations. The rules may also ask for reviewed and
 * own items.
 */
async function drawable(db: Database, examination: StoredExamination) {
  const { rules } = examination;
  const used = new Set(await usedBefore(db, examination));
  const items = await db
    .selectFrom('item')
    .select(['id', 'subject', 'origin', 'frame', 'words'])
    .where('subject', 'in', [...new Set(rules.sections.map(({ subject }) => subject))])
    .where('right_options', '!=', '[]')
    .where('status', 'in', rules.reviewedOnly ? ['reviewed'] : ['reviewed', 'draft'])
    .$if(rules.ownOnly, (query) => query.where('origin', '=', 'own'))
    .orderBy('id')
    .execute();
  return items.filter(({ id }) => !used.has(id)).map((item) => ({ ...item, ...likenessIn(item) }));
}

/** Throws 'invalid' for items that are not in the bank, or that come twice. */
async function checkItems(db: Database, { rules }: StoredExamination, ids: readonly string[]): Promise<void> {
  const wrong = (say: TextSelector) => new AppError('invalid', { fields: { items: say } });
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

/** Replaces the items of the paper; returns the earlier ones, in order. */
async function replacePaper(trx: Database, code: string, ids: readonly string[]): Promise<readonly string[]> {
  const before = await trx
    .selectFrom('paper_item')
    .select('item_id')
    .where('examination', '=', code)
    .orderBy('place')
    .execute();
  await trx.deleteFrom('paper_item').where('examination', '=', code).execute();
  if (ids.length > 0)
    await trx
      .insertInto('paper_item')
      .values(ids.map((item_id, place) => ({ examination: code, place, item_id, version: null })))
      .execute();
  return before.map(({ item_id }) => item_id);
}

async function keepDraw(trx: Database, code: string, drawn: { at: number; from: number } | null): Promise<void> {
  const draw = { drawn_at: drawn?.at ?? null, drawn_from: drawn?.from ?? null };
  await trx.updateTable('examination').set(draw).where('code', '=', code).execute();
}

/** The items that a change of the paper removed and added, for the audit log. */
function difference(before: readonly string[], after: readonly string[]) {
  const [was, is] = [new Set(before), new Set(after)];
  return {
    items: after.length,
    before: { items: before.filter((id) => !is.has(id)) },
    after: { items: after.filter((id) => !was.has(id)) },
  };
}
