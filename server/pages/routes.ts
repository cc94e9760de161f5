import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendAnswer } from '#server/http/answer.ts';
import { readPages } from '#server/pages/read-pages.ts';

/**
 * Serves the client built into `folder`: its pages from memory, its files compressed as the build left them.
 * A client route without a page of its own gets the shell; a file that isn't there is 404, never a page.
 */
export async function pageRoutes(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  const pages = readPages(folder);
  await app.register(fastifyStatic, {
    root: folder,
    suppressWarning: true,
    serve: false,
    preCompressed: true,
    dotfiles: 'ignore',
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', cachingOf(path)),
  });

  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const path = pathOf(request);
    const page = pages.byPath.get(path);
    if (page) return sendAnswer(request, reply, page, 'no-cache');
    if (isFile(path)) return reply.sendFile(path);
    if (pages.shell && acceptsHtml(request)) return sendAnswer(request, reply, pages.shell, 'no-cache');
    return notFound(reply);
  });
}

/** Says in plain text that there is nothing; for everything outside the API. */
export function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send('Not found');
}

function pathOf(request: FastifyRequest): string {
  const path = decodeURIComponent(request.url.split('?', 1)[0] ?? '');
  return path.replace(/\/(index\.html)?$/, '');
}

function isFile(path: string): boolean {
  return /^\/assets(\/|$)|\/\.|\.[a-z\d]{1,11}$/i.test(path);
}

function acceptsHtml(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('text/html') || accept.includes('*/*');
}

/** Files under assets/ carry a hash of their content in their name; the same name is the same content for ever. */
function cachingOf(path: string): string {
  return /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
