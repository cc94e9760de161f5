import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Account } from '#contract/account.ts';
import type { Access } from '#contract/call.ts';
import type { Duty } from '#contract/duty.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The access of the route. */
    access?: Access;
    /** The duties that open a route of staff; every duty opens one without it. */
    duties?: readonly Duty[] | undefined;
    /** Whether a staff session without the required second factor may call it. */
    beforeSecondFactor?: true | undefined;
  }
  interface FastifyRequest {
    /** The caller's account; null on routes for visitors, which don't check it. */
    account: Caller | null;
    /** The calling candidate; null on other routes. */
    candidate: HallCandidate | null;
    /** The application whose applicant calls; null on other routes. */
    applicant: Applicant | null;
    /** The room board that calls; null on other routes. */
    invigilator: Invigilator | null;
  }
}

/** An account that calls, with its duties; a student has no duty. */
export type Caller = Account & { readonly duties: readonly Duty[] };

/** An applicant, by the session of an application or by the account it stands on. */
export interface Applicant {
  /** Of the application, which is the one of the address. */
  readonly number: string;
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
export type FindCaller = (request: FastifyRequest) => Promise<Caller | null>;

/** The kinds of session. Account, applicant, candidate and room have bearer tokens; the staff area has a cookie. */
export interface Sessions {
  readonly account: FindCaller;
  /** Throws 'not-found' for a live session of another application than the one of the address. */
  readonly applicant: (request: FastifyRequest) => Promise<Applicant | null>;
  readonly candidate: (request: FastifyRequest) => Promise<HallCandidate | null>;
  readonly invigilator: (request: FastifyRequest) => Promise<Invigilator | null>;
  readonly staff: FindCaller;
}

/**
 * Adds an access check to every route that is registered from here on, except for visitors' routes, and sets
 * `request.account`. Staff routes open only to the cookie of a staff session, never to a bearer token. Throws
 * 'not-signed-in' without a live session, 'not-allowed' for an account without a duty that opens it. A route whose config has no `access`
 * can't be registered, so the server does not start.
 */
export function authorize(app: FastifyInstance, sessions: Sessions): void {
  const signIn = async (find: FindCaller, request: FastifyRequest) => {
    const account = await find(request);
    if (!account) throw new AppError('not-signed-in');
    // The account is set before a refusal, so that the log knows it.
    request.account = account;
    return account;
  };
  const checks = {
    account: async (request: FastifyRequest) => {
      await signIn(sessions.account, request);
    },
    applicant: async (request: FastifyRequest) => {
      const applicant = await sessions.applicant(request);
      if (!applicant) throw new AppError('not-signed-in');
      request.applicant = applicant;
    },
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
    staff: async (request: FastifyRequest) => {
      const { duties } = await signIn(sessions.staff, request);
      const opening = request.routeOptions.config.duties;
      if (duties.length === 0 || opening?.some((duty) => duties.includes(duty)) === false)
        throw new AppError('not-allowed');
    },
  };

  app.decorateRequest('account', null);
  app.decorateRequest('applicant', null);
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
