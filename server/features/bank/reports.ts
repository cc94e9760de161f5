import type { FastifyInstance } from 'fastify';
import { addressKey } from '#server/platform/http/address-key.ts';
import { auditReachedLimit } from '#server/platform/security/audit-limit.ts';
import type { AccountDeps } from '#server/features/accounts/deps.ts';
import { limits } from '#server/platform/security/limits.ts';
import { bankWords } from './bank-words.ts';
import type { BankFinding } from './findings.ts';
import { newId } from '#server/platform/security/token.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { QuestionReportRow } from '#server/platform/database/tables/items.ts';
import { answerTexts } from '#server/platform/http/answer-texts.ts';
import { route } from '#server/platform/http/route.ts';
import type { Language } from '#text/language.ts';

const reportLimits = [limits.reportsOfQuestion, limits.reportsFromAddress];

/**
 * `POST /reports`: any person may report that a question is wrong, and the item checks show the report. The server
 * stores nothing about the person.
 */
export function reportRoute(
  app: FastifyInstance,
  {
    db,
    together,
    now,
    random,
    limiter,
    hash,
  }: Pick<AccountDeps, 'db' | 'together' | 'now' | 'random' | 'limiter' | 'hash'>,
): void {
  route(app, 'POST /reports', async (request) => {
    const { body, ip } = request;
    const { question, reason, text = '' } = body;
    const address = addressKey(ip);
    const attempt = { account: question, address, device: null };
    await limiter.check(db, reportLimits, attempt, now());
    const item_id = await itemOf(db, question);
    await together(async (trx) => {
      const counted = await limiter.count(trx, reportLimits, attempt, now());
      await auditReachedLimit(trx, counted, 'reports', hash('origin', address), now());
      await trx
        .insertInto('question_report')
        .values({ id: newId(random), question, item_id, reason, text, reported_at: now() })
        .execute();
    });
    return { message: answerTexts(request).reported };
  });
}

/** The item of a report, by the id of a built-in item or by the key of its question. */
async function itemOf(db: Database, question: string): Promise<string | null> {
  const row = await db
    .selectFrom('item')
    .select('id')
    .where((item) =>
      // The ids of own items are numbers, and so are those of questions within a paper. A number therefore identifies
      // nothing.
      item.or([
        item.and([item('id', '=', question), item('origin', '=', 'built-in')]),
        item('question_key', '=', question),
      ]),
    )
    .orderBy('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The open reports as findings in a language, one for each question. The last reported questions come first. */
export async function openReports(db: Database, language: Language): Promise<BankFinding[]> {
  const rows = await db
    .selectFrom('question_report')
    .selectAll()
    .orderBy('reported_at', 'desc')
    .orderBy('id')
    .limit(mostReports)
    .execute();
  const dismissed = await db
    .selectFrom('finding_dismissal')
    .select('finding')
    .where('finding', 'like', 'report:%')
    .execute();
  const settled = new Set(dismissed.map(({ finding }) => finding));
  return [...Map.groupBy(rows, ({ item_id, question }) => item_id ?? question)].flatMap(([about, all]) => {
    // If a report came after the last settled one, it is a new finding that counts only the new reports.
    const settledFrom = all.findIndex((report) => settled.has(idOf(about, report)));
    const open = settledFrom === -1 ? all : all.slice(0, settledFrom);
    const [last] = open;
    return last
      ? [{ id: idOf(about, last), item: last.item_id, kind: 'report', sentence: sentenceOf(about, open, language) }]
      : [];
  });
}

/** The most reports that are shown; older ones are left out. */
const mostReports = 5000;
const textsShown = 3;

function idOf(about: string, { id }: QuestionReportRow): string {
  return `report:${about}:${id}`;
}

function sentenceOf(about: string, reports: readonly QuestionReportRow[], language: Language): string {
  const { reported, reportedElsewhere, reportReasons, quoted, times } = bankWords(language);
  const reasons = [...Map.groupBy(reports, ({ reason }) => reason)]
    .map(([reason, all]) => times(reportReasons[reason] ?? reason, all.length))
    .join(', ');
  const texts = reports
    .filter(({ text }) => text !== '')
    .slice(0, textsShown)
    .map(({ text }) => ` ${quoted(text)}`);
  const said =
    reports[0]?.item_id === null
      ? reportedElsewhere(about, reports.length, reasons)
      : reported(reports.length, reasons);
  return said + texts.join('');
}
