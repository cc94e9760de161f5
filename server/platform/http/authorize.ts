import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Role, Account } from '#contract/account.ts';
import type { Access } from '#contract/call.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The access of the route. */
    access?: Access;
    /** Whether a staff session without the required second factor may call it. */
    beforeSecondFactor?: true | undefined;
  }
  interface FastifyRequest {
    /** The caller's account; null on routes for visitors, which don't check it. */
    account: Account | null;
    /** The calling candidate; null on other routes. */
    candidate: HallCandidate | null;
    /** The room board that calls; null on other routes. */
    invigilator: Invigilator | null;
  }
}

/** An invigilator, by the pass of a room. */
export interface Invigilator {
  readonly examination: string;
  readonly room: string;
}

/** A candidate who calls from the hall, with the device. */
export interface HallCandidate {
  readonly examination: string;
  readonly symbolNumber: string;
  readonly device: string;
  /** Whether another device has taken over. */
  readonly replaced: boolean;
  /** When the device that has the attempt was last heard, in ms since 1970; null before any call. */
  readonly lastHeard: number | null;
  readonly room: string | null;
  /** From the candidates' file. */
  readonly extraMinutes: number;
  /** Whether presence was confirmed. */
  readonly present: boolean;
}

/** The name of the cookie that holds a staff session. */
export const staffCookie = 'staff';

/** Finds the account of a request's live session, or null. */
export type FindCaller = (request: FastifyRequest) => Promise<Account | null>;

/** The kinds of session. Account, candidate and room have bearer tokens; the staff area has a cookie. */
export interface Sessions {
  readonly account: FindCaller;
  readonly candidate: (request: FastifyRequest) => Promise<HallCandidate | null>;
  readonly invigilator: (request: FastifyRequest) => Promise<Invigilator | null>;
  readonly staff: FindCaller;
}

/** A higher role may do everything that a lower one may. */
const rankOf = { student: 1, staff: 2, admin: 3 } as const satisfies Record<Role, number>;
const rankFor = { account: 1, staff: 2, admin: 3 } as const satisfies Partial<Record<Access, number>>;

/**
 * Adds an access check to every route that is registered from here on, except for visitors' routes, and sets
 * `request.account`. Staff routes open only to the cookie of a staff session, never to a bearer token. Throws
 * 'not-signed-in' without a live session, 'not-allowed' for a role that may not. A route whose config has no `access`
 * can't be registered, so the server does not start.
 */
export function authorize(app: FastifyInstance, sessions: Sessions): void {
  const checkOf = (find: FindCaller, needed: number) => async (request: FastifyRequest) => {
    const account = await find(request);
    if (!account) throw new AppError('not-signed-in');
    // The account is set before the refusal, so that the log knows it.
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
    // This is a set: Fastify makes a HEAD route of each GET route, with the hooks that it has already.
    route.onRequest = [...new Set([checks[access], ...[route.onRequest ?? []].flat()])];
  });
}
