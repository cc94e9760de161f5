import type { FastifyInstance } from 'fastify';
import { statesFrom } from '#contract/examination-states.ts';
import type { ExaminationDeps } from '#server/features/examinations/examination/deps.ts';
import { needState, paperFor } from '#server/features/examinations/examination/examination-rows.ts';
import { route } from '#server/platform/http/route.ts';
import { beginTrial } from './begin-trial.ts';

/** Lets staff try a sealed paper as a candidate. */
export function trialRoutes(app: FastifyInstance, deps: ExaminationDeps): void {
  const { db, now } = deps;
  route(app, 'POST /staff/examinations/:code/trial', async ({ account, params: { code } }) => {
    const at = now();
    const examination = await paperFor(db, account, code, at);
    needState(examination, ...statesFrom('sealed'));
    const { trial, symbolNumber, pin } = await beginTrial(deps, account, examination, at);
    return { address: `/hall/${trial}#${symbolNumber}/${pin}`, symbolNumber, pin };
  });
}
