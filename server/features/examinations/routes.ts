import type { FastifyInstance } from 'fastify';
import { auditRoutes } from './audit-routes.ts';
import { meritRoutes } from '#server/features/examinations/marking/merit-routes.ts';
import { publicationRoutes } from '#server/features/examinations/publication/publication-routes.ts';
import { stateRoutes } from './state-routes.ts';
import { candidateFileRoutes } from '#server/features/examinations/candidates/candidate-file-routes.ts';
import { trialRoutes } from '#server/features/examinations/paper/trial-routes.ts';
import { candidateRoutes } from '#server/features/examinations/candidates/candidate-routes.ts';
import type { ExaminationDeps } from '#server/features/examinations/examination/deps.ts';
import { consentRoutes } from './consents.ts';
import { examinationRoutes } from './examination-routes.ts';
import { paperRoutes } from '#server/features/examinations/paper/paper-routes.ts';
import { sealRoutes } from '#server/features/examinations/paper/seal-routes.ts';
import { resultRoutes } from '#server/features/examinations/marking/result-routes.ts';
import { roomRoutes } from './room-routes.ts';
import { seatingRoutes } from './seating/seating-routes.ts';

/** All calls of staff about examinations. Browsers and proxies must not store any of the answers. */
export async function examinationAreaRoutes(
  app: FastifyInstance,
  { examinations }: { readonly examinations: ExaminationDeps },
): Promise<void> {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  for (const register of [
    examinationRoutes,
    paperRoutes,
    sealRoutes,
    consentRoutes,
    candidateRoutes,
    candidateFileRoutes,
    trialRoutes,
    roomRoutes,
    seatingRoutes,
    stateRoutes,
    resultRoutes,
    meritRoutes,
    publicationRoutes,
    auditRoutes,
  ])
    register(app, examinations);
}
