import type { FastifyInstance } from 'fastify';
import type { CandidatesImport } from '#contract/candidates.ts';
import { candidatesBytes } from '#contract/examinations.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { candidateAccount, renewPin, saveCandidates } from './candidate-rows.ts';
import { looksLikeKnown, readCandidates } from './candidates-file.ts';
import { addCandidate, candidateSubject, changeCandidate, moveEnd, pinOf } from './change-candidate.ts';
import { listCandidates } from './list-candidates.ts';
import type { ExaminationDeps } from '#server/features/examinations/examination/deps.ts';
import {
  examinationFor,
  heldExaminationFor,
  needState,
} from '#server/features/examinations/examination/examination-rows.ts';
import { auditEntry } from '#server/features/examinations/examination/audit-entry.ts';
import { route } from '#server/platform/http/route.ts';
import { requestedLanguage } from '#text/requested-language.ts';

/** The states in which candidates can be added and changed. */
const beforeTheEnd = ['draft', 'sealed', 'open', 'running'] as const;

/** The candidates of an examination: their file, and each of them. */
export function candidateRoutes(app: FastifyInstance, deps: ExaminationDeps): void {
  const { db, now, hash, limiter, readTable } = deps;

  route(app, 'GET /staff/examinations/:code/candidates', async ({ account, params: { code }, query }) => {
    await examinationFor(db, account, code, now());
    return listCandidates(db, code, query);
  });

  route(
    app,
    'POST /staff/examinations/:code/candidates',
    async ({ account, params: { code }, query, body, headers }) => {
      const at = now();
      const examination = await examinationFor(db, account, code, at);
      needState(examination, ...beforeTheEnd);
      const bytes = body.file ?? Buffer.from(body.csv ?? '');
      if (bytes.length > candidatesBytes) throw new AppError('too-large');
      const { is, calendar, order, legacy } = body;
      const language = requestedLanguage(headers);
      const found = readCandidates(await readTable(bytes), {
        today: new Date(at).toISOString().slice(0, 10),
        is,
        calendar,
        order,
        keepsLegacy: legacy === 'keep',
        language,
      });
      const { candidates, ignored, doubts } = found;
      const there = await db.selectFrom('candidate').select('symbol_number').where('examination', '=', code).execute();
      const known = new Set(there.map(({ symbol_number }) => symbol_number));
      const errors = [...found.errors, ...looksLikeKnown(candidates, [...known], language)];
      const told = {
        errors,
        ignored: [...ignored],
        ...(doubts.length > 0 && { doubts: [...doubts] }),
        ...(query.columns === '1' && {
          columns: [...found.columns],
          asks: [...found.asks],
          ...(found.legacy && { legacy: found.legacy }),
        }),
      };
      if (query.preview === '1') {
        const updated = candidates.filter((each) => known.has(each.symbolNumber)).length;
        return { added: candidates.length - updated, updated, ...told };
      }
      if (errors.length > 0)
        throw new AppError('invalid', {
          text: (t) => t.nothingImported,
          errors: [...errors],
        });
      return db.transaction().execute(async (trx): Promise<CandidatesImport> => {
        const { added, updated, pins, otherMinutes } = await saveCandidates(trx, deps, code, candidates);
        for (const each of otherMinutes)
          await moveEnd(trx, code, each.symbol_number, examination.rules, each.extra_minutes);
        await writeAudit(trx, auditEntry(account, 'candidates-imported', code, { added, updated }), at);
        return { added, updated, ...told, pins: [...pins] };
      });
    },
  );

  route(app, 'POST /staff/examinations/:code/candidates/one', async ({ account, params: { code }, body }) => {
    const at = now();
    needState(await examinationFor(db, account, code, at), ...beforeTheEnd);
    return db.transaction().execute(async (trx) => {
      return addCandidate(trx, deps, account, code, body, at);
    });
  });

  route(app, 'PATCH /staff/examinations/:code/candidates/:symbolNumber', async ({ account, params, body }) => {
    const { code, symbolNumber } = params;
    const at = now();
    const { withheld: _, ...rest } = body;
    return db.transaction().execute(async (trx) => {
      const examination = await heldExaminationFor(trx, account, code, at);
      // Results can be withheld until they are published. Seats can change until all have handed in.
      if (Object.keys(rest).length > 0) needState(examination, ...beforeTheEnd);
      else needState(examination, ...beforeTheEnd, 'ended', 'key-published', 'final');
      return changeCandidate(trx, account, examination, symbolNumber, body, at);
    });
  });

  route(app, 'POST /staff/examinations/:code/candidates/:symbolNumber/pin', async ({ account, params }) => {
    const { code, symbolNumber } = params;
    const at = now();
    needState(
      await examinationFor(db, account, code, at),
      ...beforeTheEnd,
      'ended',
      'key-published',
      'final',
      'published',
    );
    const pin = await db.transaction().execute(async (trx) => {
      const renewed = await renewPin(trx, hash, code, await pinOf(trx, code, symbolNumber));
      await limiter.clearAccount(trx, candidateAccount(code, symbolNumber));
      await writeAudit(trx, auditEntry(account, 'pin-made', code, {}, candidateSubject(code, symbolNumber)), at);
      return renewed;
    });
    return { symbolNumber, pin };
  });
}
