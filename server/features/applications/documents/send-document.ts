import { create } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import type { TakenDocument } from './take-document.ts';

/** A document as it is sent: its type, its bytes, and the name under which it is saved. */
interface SentDocument extends Pick<TakenDocument, 'type'> {
  readonly bytes: Buffer;
  readonly name: string;
}

/**
 * Sends a document, which is never stored on the way. A picture is shown, because it was made anew here. A PDF came
 * from outside and may hold scripts: it is only ever saved, and no page of ours opens it.
 */
export function sendDocument(reply: FastifyReply, { type, bytes, name }: SentDocument): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('content-disposition', create(name, { type: type === 'application/pdf' ? 'attachment' : 'inline' }))
    .type(type)
    .send(bytes);
}
