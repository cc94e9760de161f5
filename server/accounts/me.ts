import type { FastifyInstance } from 'fastify';
import { route } from '#server/http/route.ts';

/** `GET /me`: who the token belongs to. */
export function meRoute(app: FastifyInstance): void {
  route(app, 'GET /me', ({ account }) => account);
}
