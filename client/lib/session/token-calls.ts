// What a session says to the server. A visitor without an account does not load it.
import { call } from '#client/lib/api/call.ts';

/** Ends the session of this token. */
export const endSession = (token: string | undefined) => call('POST /logout', { token });

/** The account of this token; a refusal is an ApiError with status 401. */
export const accountOf = (token: string) => call('GET /me', { token });
