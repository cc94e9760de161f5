import type { FastifyInstance } from 'fastify';
import { auditRoutes } from '#server/examinations/audit-routes.ts';
import { meritRoutes } from '#server/examinations/merit-routes.ts';
import { publicationRoutes } from '#server/examinations/publication-routes.ts';
import { stateRoutes } from '#server/examinations/state-routes.ts';
import { candidateFileRoutes } from '#server/examinations/candidate-file-routes.ts';
import { trialRoutes } from '#server/examinations/trial-routes.ts';
import { candidateRoutes } from '#server/examinations/candidate-routes.ts';
import type { ExaminationDeps } from '#server/examinations/deps.ts';
import { examinationRoutes } from '#server/examinations/examination-routes.ts';
import { paperRoutes } from '#server/examinations/paper-routes.ts';
import { sealRoutes } from '#server/examinations/seal-routes.ts';
import { resultRoutes } from '#server/examinations/result-routes.ts';
import { roomRoutes } from '#server/examinations/room-routes.ts';

/** Everything that staff do about examinations. None of its answers may be kept by a browser or a proxy. */
export async function examinationAreaRoutes(
  app: FastifyInstance,
  { examinations }: { readonly examinations: ExaminationDeps },
): Promise<void> {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  for (const register of [
    examinationRoutes,
    paperRoutes,
    sealRoutes,
    candidateRoutes,
    candidateFileRoutes,
    trialRoutes,
    roomRoutes,
    stateRoutes,
    resultRoutes,
    meritRoutes,
    publicationRoutes,
    auditRoutes,
  ])
    register(app, examinations);
}
