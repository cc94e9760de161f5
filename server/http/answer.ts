import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '#server/http/accepted-encoding.ts';

/** An answer made once and sent many times: its bytes, plain and compressed, and a tag for them. */
export interface Answer {
  readonly type: string;
  /** Weak, because it stands for the content in whichever encoding. */
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

/** The entity tag of some content. */
export function etagOf(content: Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Sends an answer in the smallest encoding that the client takes, or 304 when the client has it already. */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  cacheControl: string,
): FastifyReply {
  void reply.header('etag', answer.etag).header('cache-control', cacheControl);
  if (!matches(request.headers['if-none-match'], answer.etag)) return sendEncoded(request, reply, answer);
  return reply.code(304).header('vary', 'accept-encoding').send();
}

/** Sends an answer in the smallest encoding that the client takes, without a tag: what is no success is not compared. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, answer: Omit<Answer, 'etag'>): FastifyReply {
  void reply.header('vary', 'accept-encoding');
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const compressed = encoding && answer[encoding];
  if (encoding && compressed) void reply.header('content-encoding', encoding);
  return reply.type(answer.type).send(compressed || answer.plain);
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}
