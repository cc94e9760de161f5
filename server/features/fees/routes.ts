import type { FastifyInstance } from 'fastify';
import type { ExpressionBuilder } from 'kysely';
import { bankListBytes } from '#contract/fees.ts';
import { hasBankList, isAskable } from '#server/features/applications/ask-voucher.ts';
import { checkAgain } from '#server/features/applications/check-again.ts';
import { noticeOf } from '#server/features/applications/application-rows.ts';
import { isReachable } from '#server/features/applications/messages.ts';
import { readNotice, type StoredNotice } from '#server/features/applications/notice-rows.ts';
import { settleFees } from '#server/features/applications/settle-fees.ts';
import { tellOnce } from '#server/features/applications/tell-once.ts';
import { auditEntry, noteExport } from '#server/features/examinations/examination/audit-entry.ts';
import { examinationFor, heldExaminationFor } from '#server/features/examinations/examination/examination-rows.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { insertRows, keepWhatIsThere } from '#server/platform/database/json-rows.ts';
import type { Database, Tables } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { sendCsv } from '#server/platform/http/csv.ts';
import { route } from '#server/platform/http/route.ts';
import { iso } from '#server/platform/iso.ts';
import { newId } from '#server/platform/security/token.ts';
import { readBankList } from './bank-list.ts';
import type { FeeDeps } from './deps.ts';
import { countSilent, feeColumns, feeReader, strayPayments } from './fees-answer.ts';
import { askOwnPayments, askPayment, beginPayment } from './payments.ts';

/** How many payments are shown beside the fees; the file has all. */
const mostStray = 200;

const lineColumns = {
  id: 'text',
  examination: 'text',
  voucher_key: 'text',
  number: 'text',
  amount_paisa: 'bigint',
  day: 'text',
  name: 'text',
  phone: 'text',
  brought_at: 'bigint',
} as const;

/** The fees of applications: payments, banks' lists, and what staff decide about both. No answer may be stored. */
export async function feeRoutes(app: FastifyInstance, { fees }: { readonly fees: FeeDeps }): Promise<void> {
  const { db, now, random, timeZone, readTable, mail } = fees;
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  route(app, 'POST /applications/:number/payments', async ({ applicant: { number }, headers }, reply) =>
    // Requests of other sites were refused before.
    reply.code(201).send(await beginPayment(fees, number, originOf(headers.origin) ?? fees.baseUrl())),
  );

  route(app, 'POST /applications/:number/payments/ask', async ({ applicant: { number }, body: { data } }) =>
    askOwnPayments(fees, number, data),
  );

  route(app, 'GET /staff/examinations/:code/fees', async ({ account, params: { code }, query }) => {
    await examinationFor(db, account, code, now());
    const notice = await readNotice(db, code, now());
    const all = await db
      .selectFrom('application')
      .select(['fee', 'voucher_key', 'number'])
      .where((row) => isOwed(row, code))
      .execute();
    const twice = new Set(
      [...Map.groupBy(all, ({ voucher_key }) => voucher_key)].flatMap(([key, of]) =>
        key !== null && of.length > 1 ? [key] : [],
      ),
    );
    const count = (fee: (typeof all)[number]['fee']) => all.filter((row) => row.fee === fee).length;
    const isTwice = (row: (typeof all)[number]) => row.voucher_key !== null && twice.has(row.voucher_key);
    const meant = all.filter((row) => (query.filter === 'twice' ? isTwice(row) : row.fee === query.filter));
    const from = (query.page - 1) * query.size;
    const numbers = meant
      .map(({ number }) => number)
      .toSorted()
      .slice(from, from + query.size);
    const list = await db
      .selectFrom('bank_line')
      .select(({ fn }) => [fn.countAll<number>().as('lines'), fn.max('brought_at').as('brought_at')])
      .where('examination', '=', code)
      .executeTakeFirstOrThrow();
    return {
      counts: {
        matched: count('matched'),
        differs: count('differs'),
        claimed: count('claimed'),
        owed: count('owed'),
        paid: count('paid'),
        usedTwice: all.filter(isTwice).length,
      },
      list: list.brought_at === null ? null : { lines: list.lines, broughtAt: iso(list.brought_at) },
      rows: notice === null ? [] : await rowsOf(notice, numbers),
      total: meant.length,
      silent: await countSilent(db, code),
      stray: (await strayPayments(db, code)).slice(0, mostStray),
    };
  });

  route(app, 'POST /staff/examinations/:code/bank-list', async ({ account, params: { code }, query, body }) => {
    await examinationFor(db, account, code, now());
    const bytes = body.file ?? Buffer.from(body.csv ?? '');
    if (bytes.length > bankListBytes) throw new AppError('too-large');
    const { lines, errors, columns } = readBankList(await readTable(bytes), body.is);
    const told = { lines: lines.length, errors, columns };
    return db.transaction().execute(async (trx) => {
      const at = now();
      await heldExaminationFor(trx, account, code, at);
      const notice = await needNotice(trx, code, at);
      const before = await countsOf(trx, code);
      const there = new Set(
        (
          await trx
            .selectFrom('bank_line')
            .select(['voucher_key', 'amount_paisa', 'day'])
            .where('examination', '=', code)
            .execute()
        ).flatMap(({ voucher_key, amount_paisa, day }) => [
          `${voucher_key} ${amount_paisa} ${day ?? ''}`,
          // A line without a day says nothing that is not there.
          `${voucher_key} ${amount_paisa} `,
        ]),
      );
      const keyed = lines.map((line) => [`${line.key} ${line.paisa} ${line.day ?? ''}`, line] as const);
      const fresh = [...new Map(keyed)].flatMap(([key, line]) => (there.has(key) ? [] : [line]));
      if (query.preview === '1') return { ...told, added: fresh.length, matches: before.matched };
      const rows = fresh.map(({ key, paisa, ...line }) => ({
        ...line,
        id: newId(random),
        examination: code,
        voucher_key: key,
        amount_paisa: paisa,
        brought_at: at,
      }));
      await insertRows(trx, 'bank_line', rows, lineColumns, keepWhatIsThere);
      await settleFees(trx, notice);
      await checkAgain(trx, notice, timeZone);
      const { matched } = await countsOf(trx, code);
      const details = { lines: lines.length, added: rows.length, matched: matched - before.matched };
      await writeAudit(trx, auditEntry(account, 'bank-list-brought', code, details), at);
      return { ...told, added: rows.length, matches: matched };
    });
  });

  route(app, 'POST /staff/examinations/:code/fees/:number', async ({ account, params: { code, number }, body }) => {
    await db.transaction().execute(async (trx) => {
      const at = now();
      await heldExaminationFor(trx, account, code, at);
      const notice = await needNotice(trx, code, at);
      const row = await applicationIn(trx, code, number);
      if (row.fee === 'none' || row.fee === 'paid') throw new AppError('wrong-state', { text: (t) => t.noFeeToDecide });
      if (body.line !== 'none' && body.line !== 'rule') await needLine(trx, code, body.line);
      const change =
        body.line === 'rule'
          ? { bank_line: null, fee_by_hand: 0 }
          : { bank_line: body.line === 'none' ? null : body.line, fee_by_hand: 1 };
      await trx.updateTable('application').set(change).where('number', '=', number).execute();
      await settleFees(trx, notice, [number]);
      await checkAgain(trx, notice, timeZone, [number]);
      const subject = `application:${number}`;
      await writeAudit(trx, auditEntry(account, 'fee-decided', code, { ...body }, subject), at);
    });
    return oneRow(code, number);
  });

  route(app, 'POST /staff/examinations/:code/fees/:number/ask', async ({ account, params: { code, number } }) => {
    const told = await db.transaction().execute(async (trx) => {
      const at = now();
      await heldExaminationFor(trx, account, code, at);
      const row = await applicationIn(trx, code, number);
      const { voucher_key: about } = row;
      const facts = { notice: await needNotice(trx, code, at), hasList: await hasBankList(trx, code), now: at };
      if (about === null || !isAskable(row, facts) || !isReachable(row))
        throw new AppError('wrong-state', { text: (t) => t.noVoucherToAsk });
      const asked = await tellOnce(trx, mail, { kind: 'voucher', about }, [row], at);
      if (asked > 0) await writeAudit(trx, auditEntry(account, 'voucher-asked', code, {}, `application:${number}`), at);
      return asked;
    });
    if (told > 0) mail.deliverSoon();
    return oneRow(code, number);
  });

  route(
    app,
    'POST /staff/examinations/:code/payments/:reference/ask',
    async ({ account, params: { code, reference } }) => {
      await examinationFor(db, account, code, now());
      const payment = await db
        .selectFrom('payment')
        .selectAll('payment')
        .innerJoin('application', 'application.number', 'payment.application')
        .where('reference', '=', reference)
        .where('application.examination', '=', code)
        .executeTakeFirst();
      if (!payment) throw new AppError('not-found');
      if (!(await askPayment(fees, payment))) throw new AppError('unavailable');
      return oneRow(code, payment.application);
    },
  );

  route(app, 'GET /staff/examinations/:code/fees.csv', async ({ account, params: { code } }, reply) => {
    await examinationFor(db, account, code, now());
    const notice = await readNotice(db, code, now());
    const owing = await db
      .selectFrom('application')
      .select(feeColumns)
      .where((row) => isOwed(row, code))
      .orderBy('number')
      .execute();
    const rows = notice === null ? [] : await (await feeReader(db, notice, now()))(owing);
    await noteExport(db, account, code, 'fees.csv', now());
    return sendCsv(reply, `fees-${code}.csv`, [
      [
        'number',
        'name',
        'owed',
        'state',
        'bank',
        'voucher',
        'day',
        'listed',
        'listed_amount',
        'listed_day',
        'esewa',
        'esewa_amount',
        'esewa_state',
      ],
      ...rows.map(({ number, name, owed, state, voucher, line, payments }) => {
        const payment = payments.findLast((each) => each.state === 'paid') ?? payments.at(-1);
        return [
          number,
          name,
          owed,
          state,
          voucher?.bank,
          voucher?.number,
          voucher?.day,
          line?.number,
          line?.rupees,
          line?.day,
          payment?.providerReference ?? payment?.reference,
          payment?.rupees,
          payment?.state,
        ];
      }),
      ...(await strayPayments(db, code)).map(({ number, rupees, providerReference, reference, why }) => [
        number,
        null,
        null,
        why,
        ...Array.from({ length: 6 }, () => null),
        providerReference ?? reference,
        rupees,
        'paid',
      ]),
    ]);
  });

  async function rowsOf(notice: StoredNotice, numbers: readonly string[]) {
    if (numbers.length === 0) return [];
    const rows = await db
      .selectFrom('application')
      .select(feeColumns)
      .where('number', 'in', numbers)
      .orderBy('number')
      .execute();
    return (await feeReader(db, notice, now()))(rows);
  }

  async function oneRow(code: string, number: string) {
    const row = await applicationIn(db, code, number);
    const at = now();
    const read = await feeReader(db, await noticeOf(db, row, at), at);
    const [fee] = await read([row]);
    if (!fee) throw new AppError('not-found');
    return fee;
  }
}

/** The submitted applications of an examination that owe a fee. */
function isOwed(row: ExpressionBuilder<Tables, 'application'>, code: string) {
  return row.and([
    row('application.examination', '=', code),
    row('application.submitted_at', 'is not', null),
    row('application.state', '!=', 'withdrawn'),
    row('application.fee', '!=', 'none'),
  ]);
}

async function countsOf(db: Database, code: string): Promise<{ readonly matched: number }> {
  const { matched } = await db
    .selectFrom('application')
    .select(({ fn }) => fn.countAll<number>().as('matched'))
    .where('examination', '=', code)
    .where('fee', '=', 'matched')
    .executeTakeFirstOrThrow();
  return { matched };
}

async function needNotice(db: Database, code: string, now: number): Promise<StoredNotice> {
  const notice = await readNotice(db, code, now);
  if (notice === null) throw new AppError('wrong-state', { text: (t) => t.noFeeToDecide });
  return notice;
}

async function applicationIn(db: Database, code: string, number: string) {
  return db
    .selectFrom('application')
    .selectAll()
    .where('number', '=', number)
    .where('examination', '=', code)
    .where('submitted_at', 'is not', null)
    .executeTakeFirstOrThrow(() => new AppError('not-found'));
}

async function needLine(db: Database, code: string, id: string): Promise<void> {
  await db
    .selectFrom('bank_line')
    .select('id')
    .where('id', '=', id)
    .where('examination', '=', code)
    .executeTakeFirstOrThrow(() => new AppError('not-found'));
}

/** The origin of the page that calls; undefined where its browser does not say. */
function originOf(said: string | undefined): string | undefined {
  return said === 'null' ? undefined : said;
}
