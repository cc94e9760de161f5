import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends a browser on to the page at the address that it asked for: by GET, without the query, and kept by nobody. */
export function seePage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = ''] = request.url.split('?', 1);
  // Two slashes at the beginning would name another host, and browsers read a backslash as one.
  return reply.header('cache-control', 'no-store').redirect(path.replace(/^[\\/]+/, '/'), 303);
}
