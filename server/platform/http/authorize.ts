import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Role, User } from '#contract/account.ts';
import type { Access } from '#contract/call.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. */
    access?: Access;
    /** Whether a staff session opens it that lacks the second factor which the installation asks for. */
    beforeSecondFactor?: true | undefined;
  }
  interface FastifyRequest {
    /** Who calls; null on routes that are open to visitors, which don't ask. */
    account: User | null;
    /** Which candidate calls; null on routes that are not theirs. */
    candidate: HallCandidate | null;
    /** From which room's board the call comes; null on routes that are not theirs. */
    invigilator: Invigilator | null;
  }
}

/** Who watches over a room, by its pass. */
export interface Invigilator {
  readonly examination: string;
  readonly room: string;
}

/** Who calls from the hall, and from which device. */
export interface HallCandidate {
  readonly examination: string;
  readonly symbolNumber: string;
  readonly device: string;
  /** Whether another device has taken over. */
  readonly replaced: boolean;
  /** When the device that has the attempt was last heard of, in ms since 1970; null before any call. */
  readonly lastHeard: number | null;
  readonly room: string | null;
  /** Of the candidates' file. */
  readonly extraMinutes: number;
  /** Whether somebody has confirmed that the candidate is here. */
  readonly present: boolean;
}

/** The name of the cookie that holds a staff session. */
export const staffCookie = 'staff';

/** Whose live session a request carries, or null. */
export type FindCaller = (request: FastifyRequest) => Promise<User | null>;

/** The kinds of session: those of an account, a candidate and a room by their bearer tokens, that of the staff area by its cookie. */
export interface Sessions {
  readonly account: FindCaller;
  readonly candidate: (request: FastifyRequest) => Promise<HallCandidate | null>;
  readonly invigilator: (request: FastifyRequest) => Promise<Invigilator | null>;
  readonly staff: FindCaller;
}

/** Whoever may do more may do everything that others may. */
const rankOf = { student: 1, staff: 2, admin: 3 } as const satisfies Record<Role, number>;
const rankFor = { account: 1, staff: 2, admin: 3 } as const satisfies Partial<Record<Access, number>>;

/**
 * Asks on every route that is registered from here on who calls, unless it is open to visitors, and puts the answer into
 * `request.account`. What is for staff opens to the cookie of a staff session alone, never to a bearer token. Throws 'not-signed-in' without a live session, 'not-allowed' for a role that may not.
 * A route whose config does not name its `access` can't be registered, which keeps the server from starting.
 */
export function authorize(app: FastifyInstance, sessions: Sessions): void {
  const checkOf = (find: FindCaller, needed: number) => async (request: FastifyRequest) => {
    const account = await find(request);
    if (!account) throw new AppError('not-signed-in');
    // Who is refused is known to the log.
    request.account = account;
    if (rankOf[account.role] < needed) throw new AppError('not-allowed');
  };
  const checks = {
    account: checkOf(sessions.account, rankFor.account),
    candidate: async (request: FastifyRequest) => {
      const candidate = await sessions.candidate(request);
      if (!candidate) throw new AppError('not-signed-in');
      request.candidate = candidate;
    },
    room: async (request: FastifyRequest) => {
      const invigilator = await sessions.invigilator(request);
      if (!invigilator) throw new AppError('not-signed-in');
      request.invigilator = invigilator;
    },
    staff: checkOf(sessions.staff, rankFor.staff),
    admin: checkOf(sessions.staff, rankFor.admin),
  };

  app.decorateRequest('account', null);
  app.decorateRequest('candidate', null);
  app.decorateRequest('invigilator', null);
  app.addHook('onRoute', (route) => {
    const access = route.config?.access;
    if (!access) throw new Error(`${String(route.method)} ${route.url} does not say who may call it (config.access).`);
    if (access === 'visitor') return;
    // A set, as Fastify makes a HEAD route of each GET route with the hooks that this one has already.
    route.onRequest = [...new Set([checks[access], ...[route.onRequest ?? []].flat()])];
  });
}
