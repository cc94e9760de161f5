import type { FastifyInstance } from 'fastify';
import { sendDocument } from '#server/features/applications/documents/send-document.ts';
import { examinationFor } from '#server/features/examinations/examination/examination-rows.ts';
import { sealedExamination } from '#server/features/hall/sign-in.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { addressKey } from '#server/platform/http/address-key.ts';
import { route } from '#server/platform/http/route.ts';
import type { RoomDeps } from './deps.ts';
import { readDoor, readFace } from './door.ts';

/** What a door shows. Photos go to the pass of the candidate's room, and to staff of the desk. */
export function doorRoutes(app: FastifyInstance, deps: RoomDeps): void {
  const { db, now } = deps;

  route(app, 'GET /room/:code/door', async ({ invigilator, params: { code }, query: { known } }) => {
    if (invigilator.examination !== code) throw new AppError('not-found');
    const { version, list } = await readDoor(deps, await sealedExamination(db, code, now()), invigilator.room);
    return { version, list: version === known ? null : list };
  });

  route(app, 'GET /room/:code/photos/:symbolNumber', async ({ invigilator, params: { code, symbolNumber }, ip }) => {
    if (invigilator.examination !== code) throw new AppError('not-found');
    const face = await readFace(deps, code, invigilator.room, symbolNumber, addressKey(ip));
    return { jpeg: face.toString('base64') };
  });

  route(app, 'GET /staff/examinations/:code/candidates/:symbolNumber/photo', async (request, reply) => {
    const { account, params, ip } = request;
    const { code, symbolNumber } = params;
    await examinationFor(db, account, code, now());
    const bytes = await readFace(deps, code, null, symbolNumber, addressKey(ip));
    return sendDocument(reply, { type: 'image/jpeg', bytes, name: `${symbolNumber}.jpg` });
  });
}
