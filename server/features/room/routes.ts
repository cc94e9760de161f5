import type { FastifyInstance } from 'fastify';
import { examinationDuties } from '#contract/duty.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { examinationFor } from '#server/features/examinations/examination/examination-rows.ts';
import { sealedExamination } from '#server/features/hall/sign-in.ts';
import { route } from '#server/platform/http/route.ts';
import { heldRoutes } from './held-routes.ts';
import { doAct } from './acts.ts';
import { boardRoutes } from './board-routes.ts';
import { doorRoutes } from './door-routes.ts';
import type { RoomDeps } from './deps.ts';
import { signInRoutes } from './sign-in.ts';
import { timelineRoutes } from './timeline-routes.ts';
import { watchEvery, watchRooms } from './watch.ts';

/** The calls of invigilators and staff on the day. Browsers and proxies must not store any of the answers. */
export async function roomAreaRoutes(app: FastifyInstance, { room }: { readonly room: RoomDeps }): Promise<void> {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  signInRoutes(app, room);
  boardRoutes(app, room);
  doorRoutes(app, room);
  actRoutes(app, room);
  timelineRoutes(app, room);
  heldRoutes(app, room);
  const stop = room.every(watchEvery, () => watchRooms(room));
  app.addHook('onClose', async () => stop());
}

/** Board commands from the board of one room, and from that of all rooms. */
function actRoutes(app: FastifyInstance, deps: RoomDeps): void {
  const { db, now } = deps;

  route(app, 'POST /room/:code/acts', async ({ invigilator, params: { code }, body }) => {
    if (invigilator.examination !== code) throw new AppError('not-found');
    const at = now();
    const examination = await sealedExamination(db, code, at);
    const { room } = invigilator;
    return doAct(deps, { actor: `room:${code}/${room}`, examination, room, decidesFaces: false, at }, body);
  });

  route(app, 'POST /staff/examinations/:code/acts', async ({ account, params: { code }, body }) => {
    const at = now();
    const examination = await examinationFor(db, account, code, at);
    const decidesFaces = examinationDuties.some((duty) => account.duties.includes(duty));
    return doAct(deps, { actor: `account:${account.id}`, examination, room: null, decidesFaces, at }, body);
  });
}
