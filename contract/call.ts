import type { z } from 'zod';
import type { Duty } from '#contract/duty.ts';
import type { ErrorCode } from '#contract/error.ts';

/**
 * Who may call. `visitor`: everyone. `account`: a person who is signed in, by the bearer token. `candidate`: a
 * candidate of an examination, by the token of the hall. `applicant`: the person of an application, by the token of its
 * session or of the account it stands on. `room`: an invigilator, by the token of the room's pass.
 * `staff`: a person with a duty at the college, by the cookie of a staff session.
 */
export type Access = 'visitor' | 'account' | 'applicant' | 'candidate' | 'room' | 'staff';

/** A method and a path below /api, with parameters after colons: 'GET /subjects/:slug'. */
export type Endpoint = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** One call of the API. */
export interface Call {
  /** Its purpose, in one line of the documentation. */
  readonly summary: string;
  /** Its heading in the documentation. */
  readonly tag: string;
  readonly access: Access;
  /** The duties that open a call of staff, each by itself; every duty opens one without it. */
  readonly duties?: readonly Duty[];
  /** A token changes the answer, but the call works without one too. */
  readonly optionalToken?: true;
  /** Open to a staff session that still has to set up the second factor that the installation requires. */
  readonly beforeSecondFactor?: true;
  /** The parameters of the path, by their names in it. */
  readonly params?: z.ZodObject;
  /** The query parameters; others are ignored. */
  readonly query?: z.ZodObject;
  /** The body: JSON, or a whole form. */
  readonly body?: z.ZodType;
  /** The largest body in bytes, where it may hold a file. A file arrives as Uint8Array under the name of its part. */
  readonly upload?: number;
  /** The answers of a success, by status. */
  readonly answers: Readonly<Record<number, z.ZodType>>;
  /** The errors of this call in particular; `refusalsOf` adds those of its kind. */
  readonly refusals: readonly ErrorCode[];
}

/** The calls of an area. */
export type Calls = Readonly<Record<Endpoint, Call>>;

/** Every error that a call can answer with: its own, and those that follow from its input and its access. */
export function refusalsOf(endpoint: string, call: Call): readonly ErrorCode[] {
  const takesBody = !endpoint.startsWith('GET ');
  return [
    ...call.refusals,
    ...when(call.params, 'bad-request', 'not-found'),
    ...when(takesBody, 'bad-request', 'broken-json', 'too-large', 'unsupported-type', 'cross-site'),
    ...when(call.body ?? call.query, 'invalid'),
    ...when(call.access !== 'visitor', 'not-signed-in'),
    ...when(call.access === 'staff', 'not-allowed'),
    ...when(call.access === 'staff' && !call.beforeSecondFactor, 'second-factor-missing'),
    'too-many-attempts',
    'unavailable',
  ];
}

function when(condition: unknown, ...codes: readonly ErrorCode[]): readonly ErrorCode[] {
  return condition ? codes : [];
}
