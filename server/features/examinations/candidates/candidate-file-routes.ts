import type { FastifyInstance } from 'fastify';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { candidateAccount, madePin, renewPin } from './candidate-rows.ts';
import { writeTemplate } from './candidates-template.ts';
import { candidateColumns, contactColumns, type CandidateColumn } from '#contract/candidate-columns.ts';
import { sendCsv } from '#server/platform/http/csv.ts';
import type { ExaminationDeps } from '#server/features/examinations/examination/deps.ts';
import { examinationFor, needState } from '#server/features/examinations/examination/examination-rows.ts';
import { auditEntry, noteExport } from '#server/features/examinations/examination/audit-entry.ts';
import type { CandidateRow } from '#server/platform/database/tables/examinations.ts';
import { route } from '#server/platform/http/route.ts';
import { fieldsOf, groupsOf } from './written-fields.ts';

/** Downloads of an examination's candidates, and new PINs for many of them at once. */
export function candidateFileRoutes(app: FastifyInstance, { db, now, hash, limiter }: ExaminationDeps): void {
  route(app, 'GET /staff/examinations/:code/candidates.csv', async ({ account, params: { code } }, reply) => {
    await examinationFor(db, account, code, now());
    const rows = await db
      .selectFrom('candidate')
      .selectAll()
      .where('examination', '=', code)
      .orderBy('symbol_number')
      .execute();
    const hasContacts = rows.some((row) => contactColumns.some((column) => row[column] !== null));
    // This is the header of the imported file, so that a download can be imported again.
    const header = [...candidateColumns, ...(hasContacts ? contactColumns : [])];
    const lines = rows.map((row) => header.map((column) => cellOf(row, column)));
    await noteExport(db, account, code, 'candidates.csv', now());
    return sendCsv(reply, `candidates-${code}.csv`, [header, ...lines]);
  });

  route(app, 'GET /staff/candidates-template.xlsx', async (_request, reply) =>
    reply
      .header('content-disposition', 'attachment; filename="candidates-template.xlsx"')
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .send(await writeTemplate()),
  );

  route(
    app,
    'POST /staff/examinations/:code/candidates/pins',
    async ({ account, params: { code }, body: { room } }) => {
      const at = now();
      needState(await examinationFor(db, account, code, at), 'draft', 'sealed', 'open');
      return db.transaction().execute(async (trx) => {
        let meant = trx
          .selectFrom('candidate')
          .select(['symbol_number', 'pin_counter'])
          .where('examination', '=', code)
          .where('withdrawn_at', 'is', null);
        if (room !== undefined) meant = meant.where('room', '=', room);
        const pins = [];
        for (const candidate of await meant.orderBy('symbol_number').execute()) {
          const { symbol_number: symbolNumber } = candidate;
          await limiter.clearAccount(trx, candidateAccount(code, symbolNumber));
          pins.push({ symbolNumber, pin: await renewPin(trx, hash, code, candidate) });
        }
        await writeAudit(
          trx,
          auditEntry(account, 'pins-made', code, { room: room ?? null, candidates: pins.length }),
          at,
        );
        return { pins };
      });
    },
  );

  route(app, 'POST /staff/examinations/:code/candidates/pins/again', async ({ account, params: { code }, body }) => {
    const at = now();
    // Once sign-in opens, a person who sees PINs could sit for others.
    needState(await examinationFor(db, account, code, at), 'draft', 'sealed');
    return db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('candidate')
        .select(['symbol_number', 'pin_counter'])
        .where('examination', '=', code)
        .where('withdrawn_at', 'is', null)
        .orderBy('symbol_number')
        .execute();
      const pins = rows.flatMap(({ symbol_number: symbolNumber, pin_counter: counter }) =>
        counter === null ? [] : [{ symbolNumber, pin: madePin(hash, code, symbolNumber, counter) }],
      );
      const details = { candidates: pins.length, reason: body.reason };
      await writeAudit(trx, auditEntry(account, 'pins-shown-again', code, details), at);
      return { pins, notKept: rows.length - pins.length };
    });
  });
}

/** The cell of a column in a download, as the import reads it. PINs are not stored. */
function cellOf(row: CandidateRow, column: CandidateColumn): string | number | null {
  if (column === 'pin') return null;
  if (column === 'groups') return groupsOf(row).join(';');
  return column === 'previous_score' ? fieldsOf(row).previousScore : row[column];
}
