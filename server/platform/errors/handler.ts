import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from './app-error.ts';
import { errorBody } from './body.ts';
import { errorCatalogue } from './catalogue.ts';
import { translateError } from './translate.ts';
import { requestedLanguage } from '#text/requested-language.ts';

/** The only place where an error becomes an answer. Logs errors of our own (5xx) and hides their details. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const outcome = translateError(error);
  const { status } = errorCatalogue[outcome.code];
  if (status >= 500) logFault(outcome, request);
  if (outcome.retryAfterSeconds !== undefined)
    void reply.header('retry-after', Math.max(1, Math.ceil(outcome.retryAfterSeconds)));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(outcome, requestedLanguage(request.headers))));
}

function logFault(outcome: AppError, request: FastifyRequest): void {
  const where = `${request.method} ${request.routeOptions.url ?? 'unknown'}`;
  if (outcome.code === 'internal') request.log.error({ err: outcome.cause, where }, 'unexpected error');
  else request.log.warn({ reason: causeOf(outcome), where }, outcome.code);
}

function causeOf(outcome: AppError): string {
  return outcome.cause instanceof Error ? outcome.cause.message : outcome.code;
}
