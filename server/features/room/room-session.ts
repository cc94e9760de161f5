import { bearerToken } from '#server/features/accounts/sessions.ts';
import { hashToken } from '#server/platform/security/token.ts';
import type { QueryOne, HotQuery } from '#server/platform/database/hot-query.ts';
import { livesAfterEnd, longest } from '#server/features/hall/hall-session.ts';
import type { Invigilator } from '#server/platform/http/authorize.ts';

/** A session ends with the pass that opened it. */
const liveRoomSession: HotQuery = {
  name: 'live-room-session',
  text: `
    select room_session.examination, room_session.room, examination.starts_at
    from room_session
    join room on room.examination = room_session.examination and room.room = room_session.room
      and room.pass_hash = room_session.pass_hash
    join examination on examination.code = room_session.examination
    where room_session.token_hash = $1`,
};

/** The room that the live session of an Authorization header opens; null without one. `now` in ms since 1970. */
export async function invigilatorOf(
  queryOne: QueryOne,
  authorization: string | undefined,
  now: number,
): Promise<Invigilator | null> {
  const token = bearerToken(authorization);
  if (token === null) return null;
  const row = await queryOne<Invigilator & { readonly starts_at: number }>(liveRoomSession, [hashToken(token)]);
  if (!row || now > row.starts_at + longest + livesAfterEnd) return null;
  return { examination: row.examination, room: row.room };
}
