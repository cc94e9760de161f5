import type { FastifyInstance } from 'fastify';
import type { ExaminationState } from '#contract/examination.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { countDoubtful, readDoubtful } from '#server/features/examinations/marking/counted-entries.ts';
import { candidatesOf } from '#server/features/examinations/candidates/candidate-rows.ts';
import type { ExaminationDeps } from '#server/features/examinations/examination/deps.ts';
import {
  examinationAnswer,
  examinationFor,
  heldExaminationFor,
  needState,
  type StoredExamination,
} from '#server/features/examinations/examination/examination-rows.ts';
import { auditEntry } from './examination/audit-entry.ts';
import { noteDoubts } from '#server/features/examinations/marking/note-doubts.ts';
import { closeObjections } from '#server/features/examinations/marking/objections-guard.ts';
import { needConsent } from '#server/features/examinations/paper/consent.ts';
import { publish } from '#server/features/examinations/publication/publish.ts';
import { readResults } from '#server/features/examinations/marking/read-results.ts';
import { answerTexts } from '#server/platform/http/answer-texts.ts';
import { route } from '#server/platform/http/route.ts';

type LaterState = 'ended' | 'key-published' | 'final' | 'published';

/** The state before each one; `open`, `running` and mostly `ended` come with the clock. */
const comesAfter: Readonly<Record<LaterState, ExaminationState>> = {
  ended: 'running',
  'key-published': 'ended',
  final: 'key-published',
  published: 'final',
};

/** The states that a person decides. */
export function stateRoutes(app: FastifyInstance, deps: ExaminationDeps): void {
  const { db, now } = deps;

  route(app, 'POST /staff/examinations/:code/state', async (request) => {
    const {
      account,
      params: { code },
      body: { to, ...answered },
    } = request;
    const at = now();
    await db.transaction().execute(async (trx) => {
      const examination = await heldExaminationFor(trx, account, code, at);
      needState(examination, comesAfter[to]);
      if (to === 'final' || to === 'published') await needConsent(trx, examination, to);
      if (to === 'ended') await refuseWhileSomeWork(trx, examination);
      if (to === 'final' || to === 'published')
        await closeObjections({
          trx,
          deps,
          examination,
          answered,
          keptBecause: answerTexts(request).keptUndecided,
          line: (act, details) => auditEntry(account, act, code, details),
          at,
        });
      const lookedAt = to === 'key-published' ? await countLookedAt(trx, examination) : {};
      if (to === 'published') await publish(trx, deps, examination, await withoutTies(trx, deps, examination));
      if (to === 'final' && !examination.isTrial)
        await noteDoubts(trx, code, await readResults(trx, deps.readSubmissions, examination), at);
      const decided = { state: to, ...(to === 'ended' && { ended_at: at }) };
      await trx.updateTable('examination').set(decided).where('code', '=', code).execute();
      await writeAudit(
        trx,
        auditEntry(account, 'state-changed', code, { before: examination.state, after: to, ...lookedAt }),
        at,
      );
    });
    return examinationAnswer(db, await examinationFor(db, account, code, at), at);
  });
}

/** The results, once all ties are decided. Throws 'wrong-state'. */
async function withoutTies(trx: Database, { readSubmissions }: ExaminationDeps, examination: StoredExamination) {
  const found = await readResults(trx, readSubmissions, examination);
  const [tie] = found.results.merit.ties;
  if (tie !== undefined)
    throw new AppError('wrong-state', {
      text: (t) => t.tieOpen(tie.among.length),
      detail: { state: examination.state },
    });
  return found;
}

/**
 * How many answers came late, once an examiner has decided each, and how many entries can't be genuine. Throws
 * 'late-open'.
 */
async function countLookedAt(trx: Database, { code }: StoredExamination) {
  const { late, lateOpen, implausible } = countDoubtful(await readDoubtful(trx, code));
  const { answers, candidates } = lateOpen;
  if (answers > 0)
    throw new AppError('late-open', { text: (t) => t.lateOpen(answers, candidates), detail: { answers, candidates } });
  return {
    lateEntries: late.answers,
    lateCandidates: late.candidates,
    implausibleEntries: implausible.answers,
    implausibleCandidates: implausible.candidates,
  };
}

/** A withdrawn candidate can't hand in any more, so this does not wait for them. */
async function refuseWhileSomeWork(trx: Database, { code, state }: StoredExamination): Promise<void> {
  const { working } = await candidatesOf(trx, code)
    .select(({ fn }) => fn.countAll<number>().as('working'))
    .where('candidate.withdrawn_at', 'is', null)
    .where('attempt.began_at', 'is not', null)
    .where('attempt.handed_in_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (working > 0)
    throw new AppError('wrong-state', { text: (t) => t.stillWorking(working), detail: { state, working } });
}
