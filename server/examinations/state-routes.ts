import type { FastifyInstance } from 'fastify';
import type { ExaminationState } from '#contract/examination.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { Database } from '#server/database/tables.ts';
import { AppError } from '#server/errors/app-error.ts';
import { countDoubtful } from '#server/examinations/counted-entries.ts';
import { candidatesOf } from '#server/examinations/candidate-rows.ts';
import type { ExaminationDeps } from '#server/examinations/deps.ts';
import {
  examinationAnswer,
  examinationFor,
  heldExaminationFor,
  needState,
  type StoredExamination,
} from '#server/examinations/examination-rows.ts';
import { line } from '#server/examinations/examination-routes.ts';
import { noteDoubts } from '#server/examinations/note-doubts.ts';
import { closeObjections } from '#server/examinations/objections-guard.ts';
import { publish } from '#server/examinations/publish.ts';
import { readResults } from '#server/examinations/read-results.ts';
import { answerTexts } from '#server/http/answer-texts.ts';
import { route } from '#server/http/route.ts';

type Next = 'ended' | 'key-published' | 'final' | 'published';

/** Which state each comes after; `open`, `running` and mostly `ended` come by the clock. */
const comesAfter: Readonly<Record<Next, ExaminationState>> = {
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
      if (to === 'ended') await refuseWhileSomeWork(trx, examination);
      if (to === 'final' || to === 'published')
        await closeObjections({
          trx,
          deps,
          examination,
          answered,
          keptBecause: answerTexts(request).keptUndecided,
          line: (act, details) => line(account, act, code, details),
          at,
        });
      const late = to === 'key-published' ? await countLateAnswers(trx, examination) : {};
      if (to === 'published') await publish(trx, deps, examination, await withoutTies(trx, deps, examination));
      if (to === 'final' && !examination.isTrial)
        await noteDoubts(trx, code, await readResults(trx, deps.readSat, examination), at);
      await trx.updateTable('examination').set({ state: to }).where('code', '=', code).execute();
      await writeAudit(
        trx,
        line(account, 'state-changed', code, { before: examination.state, after: to, ...late }),
        at,
      );
    });
    return examinationAnswer(db, await examinationFor(db, account, code, at), at);
  });
}

/** The results, once nobody stands between two lists. Throws 'wrong-state'. */
async function withoutTies(trx: Database, { readSat }: ExaminationDeps, examination: StoredExamination) {
  const found = await readResults(trx, readSat, examination);
  const [tie] = found.results.merit.ties;
  if (tie !== undefined)
    throw new AppError('wrong-state', {
      text: (t) => t.tieOpen(tie.among.length),
      detail: { state: examination.state },
    });
  return found;
}

/** What came after the end of those who made it, once an examiner has looked at each. Throws 'late-open'. */
async function countLateAnswers(trx: Database, { code }: StoredExamination) {
  const { late, lateOpen } = await countDoubtful(trx, code);
  const { answers, candidates } = lateOpen;
  if (answers > 0)
    throw new AppError('late-open', { text: (t) => t.lateOpen(answers, candidates), detail: { answers, candidates } });
  return { lateEntries: late.answers, lateCandidates: late.candidates };
}

/** Who is withdrawn can't hand in any more, and is not waited for. */
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
