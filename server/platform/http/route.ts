import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteHandlerMethod } from 'fastify';
import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { calls, type AnswerOf, type CallKey } from '#contract/calls.ts';
import type { Applicant, Caller, HallCandidate, Invigilator } from './authorize.ts';
import { callSchema } from './call-schema.ts';

type CallOf<Key extends CallKey> = (typeof calls)[Key];
type ParsedPart<Part> = Part extends z.ZodType ? z.output<Part> : undefined;

/** A request that has passed its call's schemas and its access. */
export interface CallRequest<Key extends CallKey> extends Omit<
  FastifyRequest,
  'account' | 'applicant' | 'body' | 'candidate' | 'invigilator' | 'params' | 'query'
> {
  readonly params: CallOf<Key> extends { readonly params: infer Params } ? ParsedPart<Params> : unknown;
  readonly query: CallOf<Key> extends { readonly query: infer Query } ? ParsedPart<Query> : unknown;
  readonly body: CallOf<Key> extends { readonly body: infer Body } ? ParsedPart<Body> : unknown;
  readonly account: CallOf<Key>['access'] extends 'visitor' | 'applicant' | 'candidate' | 'room' ? null : Caller;
  readonly applicant: CallOf<Key>['access'] extends 'applicant' ? Applicant : null;
  readonly candidate: CallOf<Key>['access'] extends 'candidate' ? HallCandidate : null;
  readonly invigilator: CallOf<Key>['access'] extends 'room' ? Invigilator : null;
}

/** Answers a call: returns what the contract says, or a reply that it has sent itself. */
export type Handler<Key extends CallKey> = (
  request: CallRequest<Key>,
  reply: FastifyReply,
) => AnswerOf<Key> | FastifyReply | Promise<AnswerOf<Key> | FastifyReply>;

/**
 * Registers a call of the contract. Its method, path, schemas, statuses and access stand only there. An answer has the
 * first status of its `answers`, unless the handler sets another.
 */
export function route<Key extends CallKey>(app: FastifyInstance, key: Key, handler: Handler<Key>): void {
  const call: Call = calls[key];
  const [method, url = ''] = key.split(' ');
  const [status] = Object.keys(call.answers).map(Number);
  const handle = handler as unknown as RouteHandlerMethod;
  app.route({
    method: method as HTTPMethods,
    url,
    config: {
      access: call.access,
      duties: call.duties,
      beforeSecondFactor: call.beforeSecondFactor,
      upload: call.upload,
    },
    ...(call.upload !== undefined && { bodyLimit: call.upload }),
    schema: callSchema(key, call),
    handler(request, reply) {
      return handle.call(this, request, reply.code(status ?? 200));
    },
  });
}
