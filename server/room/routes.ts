import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';
import { examinationFor } from '#server/examinations/examination-rows.ts';
import { sealedExamination } from '#server/hall/sign-in.ts';
import { route } from '#server/http/route.ts';
import { heldRoutes } from '#server/room/held-routes.ts';
import { doAct } from '#server/room/acts.ts';
import { boardRoutes } from '#server/room/board-routes.ts';
import type { RoomDeps } from '#server/room/deps.ts';
import { signInRoutes } from '#server/room/sign-in.ts';
import { timelineRoutes } from '#server/room/timeline-routes.ts';
import { watchEvery, watchRooms } from '#server/room/watch.ts';

/** What invigilators and staff do on the day. None of its answers may be kept by a browser or a proxy. */
export async function roomAreaRoutes(app: FastifyInstance, { room }: { readonly room: RoomDeps }): Promise<void> {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  signInRoutes(app, room);
  boardRoutes(app, room);
  actRoutes(app, room);
  timelineRoutes(app, room);
  heldRoutes(app, room);
  const stop = room.every(watchEvery, () => watchRooms(room));
  app.addHook('onClose', async () => stop());
}

/** Acts from the board of one room, and from that of all. */
function actRoutes(app: FastifyInstance, deps: RoomDeps): void {
  const { db, now } = deps;

  route(app, 'POST /room/:code/acts', async ({ invigilator, params: { code }, body }) => {
    if (invigilator.examination !== code) throw new AppError('not-found');
    const at = now();
    const examination = await sealedExamination(db, code, at);
    const { room } = invigilator;
    return doAct(deps, { actor: `room:${code}/${room}`, examination, room, at }, body);
  });

  route(app, 'POST /staff/examinations/:code/acts', async ({ account, params: { code }, body }) => {
    const at = now();
    const examination = await examinationFor(db, account, code, at);
    return doAct(deps, { actor: `account:${account.id}`, examination, room: null, at }, body);
  });
}
