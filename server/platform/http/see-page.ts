import type { FastifyReply, FastifyRequest } from 'fastify';

/** Redirects a browser to the page at the same address: by GET, without the query, and not stored. */
export function seePage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = ''] = request.url.split('?', 1);
  // Two slashes at the beginning would name another host, and browsers read a backslash as a slash.
  return reply.header('cache-control', 'no-store').redirect(path.replace(/^[\\/]+/, '/'), 303);
}
