import type { z } from 'zod';
import type { ErrorCode } from '#contract/error.ts';

/**
 * Who may call: anybody; whoever is signed in, by the bearer token; a candidate of an examination, by the token of the
 * hall; who watches over a room, by the token of its pass; whoever helps at the college, or of those who runs the installation, both by the cookie of a staff session.
 */
export type Access = 'visitor' | 'account' | 'candidate' | 'room' | 'staff' | 'admin';

/** A method and a path below /api, its parameters after colons: 'GET /subjects/:slug'. */
export type Endpoint = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** One call of the API. */
export interface Call {
  /** What it is for, in a line of the documentation. */
  readonly summary: string;
  /** The heading of the documentation that it stands under. */
  readonly tag: string;
  readonly access: Access;
  /** A token that is sent along changes something; the call goes without one too. */
  readonly optionalToken?: true;
  /** Open to whoever has a staff session and still has to set up the second factor that the installation asks for. */
  readonly beforeSecondFactor?: true;
  /** The parameters of the path, by the names in it. */
  readonly params?: z.ZodObject;
  /** What may stand behind the question mark; anything else there is ignored. */
  readonly query?: z.ZodObject;
  /** What is sent: as JSON, or whole as a form. */
  readonly body?: z.ZodType;
  /** The largest body in bytes, where it may hold a file; files come as Uint8Array under the name of their part. */
  readonly upload?: number;
  /** What a success answers, by status. */
  readonly answers: Readonly<Record<number, z.ZodType>>;
  /** Why this call in particular may be refused; `refusalsOf` adds what its kind of call may be refused for. */
  readonly refusals: readonly ErrorCode[];
}

/** The calls of an area. */
export type Calls = Readonly<Record<Endpoint, Call>>;

/** Every error that a call can answer with: its own, and those that follow from what it takes and who may call it. */
export function refusalsOf(endpoint: string, call: Call): readonly ErrorCode[] {
  const takesBody = !endpoint.startsWith('GET ');
  return [
    ...call.refusals,
    ...when(call.params, 'bad-request', 'not-found'),
    ...when(takesBody, 'bad-request', 'broken-json', 'too-large', 'unsupported-type', 'cross-site'),
    ...when(call.body ?? call.query, 'invalid'),
    ...when(call.access !== 'visitor', 'not-signed-in'),
    ...when(call.access === 'staff' || call.access === 'admin', 'not-allowed'),
    ...when((call.access === 'staff' || call.access === 'admin') && !call.beforeSecondFactor, 'second-factor-missing'),
    'too-many-attempts',
    'unavailable',
  ];
}

function when(condition: unknown, ...codes: readonly ErrorCode[]): readonly ErrorCode[] {
  return condition ? codes : [];
}
