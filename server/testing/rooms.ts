import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { RoomBoard } from '#contract/room.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { Staff } from '#server/testing/staff.ts';

/** An invigilator's phone: opens the board of a room, and sends board commands. */
export interface InvigilatorSession {
  readonly token: string;
  readonly get: () => Promise<LightMyRequestResponse>;
  readonly board: () => Promise<RoomBoard>;
  /** Sends a board command under a new id, unless it has one. */
  readonly act: (act: object) => Promise<LightMyRequestResponse>;
}

/** Gives a room a new pass, and signs in with it. */
export async function watchRoom(
  server: TestApp,
  staff: Staff,
  code: string,
  room: string,
): Promise<InvigilatorSession> {
  const made = await staff.send('POST', `/staff/examinations/${code}/rooms/${room}/pass`);
  const { pass } = made.json<{ pass: string }>();
  const signedIn = await signInRoom(server, code, pass);
  if (signedIn.statusCode !== 200) throw new Error(signedIn.body);
  const { token } = signedIn.json<{ token: string }>();
  const headers = { authorization: `Bearer ${token}` };
  const get = () => server.app.inject({ method: 'GET', url: `/api/room/${code}/board`, headers });
  return {
    token,
    get,
    board: async () => (await get()).json<RoomBoard>(),
    act: (act) =>
      server.app.inject({
        method: 'POST',
        url: `/api/room/${code}/acts`,
        headers,
        payload: { id: randomUUID(), ...act },
      }),
  };
}

/** Tries a pass. */
export function signInRoom(server: TestApp, code: string, pass: string) {
  return server.app.inject({ method: 'POST', url: `/api/room/${code}/sign-in`, payload: { pass } });
}
