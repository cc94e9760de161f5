import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressPlaceholder } from '#contract/built-pages.ts';
import { shownAddress } from '#contract/shown-address.ts';
import { acceptedEncoding } from '#server/platform/http/accepted-encoding.ts';
import { compress } from '#server/platform/http/compress.ts';
import { escapeMarkup } from '#server/platform/http/escape-markup.ts';
import { withoutLanguage } from '#text/language.ts';

/**
 * Sends the page that the build made for addresses that lead nowhere, filled with this address. The page also names it
 * in the other language.
 */
export async function sendNotFoundPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
): Promise<FastifyReply> {
  const [pathname = ''] = request.url.split('?', 1);
  const plain = Buffer.from(
    page.replaceAll(addressPlaceholder, () => escapeMarkup(shownAddress(withoutLanguage(pathname)))),
  );
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding) void reply.header('content-encoding', encoding);
  return reply
    .code(404)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8')
    .send(encoding ? await compress(plain, encoding, 'fast') : plain);
}
