import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './accepted-encoding.ts';

/** An answer that is made once and sent many times: its bytes, compressed, with a tag. */
export interface Answer {
  readonly type: string;
  /** Weak, because it stands for the content in every encoding. */
  readonly etag: string;
  /**
   * Its uncompressed bytes, which few clients ask for. They are made from the compressed ones, and kept only while
   * memory allows.
   */
  readonly plain: () => Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

/** Makes the answer of some content. A compressible answer is held only in compressed form. */
export function answerOf(type: string, plain: Buffer, compressed: Pick<Answer, 'br' | 'gzip'>): Answer {
  const [br, gzip] = [cutToSize(compressed.br), cutToSize(compressed.gzip)];
  return { type, etag: etagOf(plain), plain: br === null ? () => plain : unpacking(br), br, gzip };
}

/** Copies bytes into memory of their own. A piece that Node cuts from a block of 64 kB holds the whole block. */
function cutToSize(bytes: Buffer | null): Buffer | null {
  if (bytes === null) return null;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}

function unpacking(br: Buffer): () => Buffer {
  let last: WeakRef<Buffer> | undefined;
  return () => {
    const known = last?.deref();
    if (known) return known;
    const plain = brotliDecompressSync(br);
    last = new WeakRef(plain);
    return plain;
  };
}

/** The entity tag of some content. */
function etagOf(content: Buffer): string {
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

/** Sends an answer in the smallest encoding that the client takes, without a tag, because errors are not compared. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, answer: Omit<Answer, 'etag'>): FastifyReply {
  void reply.header('vary', 'accept-encoding');
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const compressed = encoding && answer[encoding];
  if (encoding && compressed) void reply.header('content-encoding', encoding);
  return reply.type(answer.type).send(compressed || answer.plain());
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}
