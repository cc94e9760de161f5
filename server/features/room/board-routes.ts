import type { FastifyInstance } from 'fastify';
import type { RoomBoard } from '#contract/room.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { examinationFor } from '#server/features/examinations/examination/examination-rows.ts';
import { sealedExamination } from '#server/features/hall/sign-in.ts';
import { route } from '#server/platform/http/route.ts';
import type { RoomDeps } from './deps.ts';
import { readBoard } from './read-board.ts';

/** The boards of the rooms. */
export function boardRoutes(app: FastifyInstance, deps: RoomDeps): void {
  const { db, now } = deps;

  route(app, 'GET /room/:code/board', async ({ invigilator, params: { code } }) => {
    if (invigilator.examination !== code) throw new AppError('not-found');
    const at = now();
    return readBoard(deps, await sealedExamination(db, code, at), invigilator.room, at);
  });

  route(app, 'GET /staff/examinations/:code/board', async ({ account, params: { code }, query: { room } }) => {
    const at = now();
    const board = await readBoard(deps, await examinationFor(db, account, code, at), room ?? null, at);
    const seesCounts = account.duties.some((duty) => duty === 'head' || duty === 'examiner');
    return seesCounts ? board : withoutCounts(board);
  });
}

/** The board as a clerk sees it: without how much a candidate has answered. */
function withoutCounts(board: RoomBoard): RoomBoard {
  return { ...board, candidates: board.candidates.map((candidate) => ({ ...candidate, answered: null })) };
}
