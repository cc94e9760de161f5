import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import type { InlineHashes } from '#server/pages/inline-hashes.ts';

/**
 * Headers that keep a page to itself: scripts only from our own files and those `inline` ones that the build put into the
 * pages, data only from us and from `apiOrigin` where the API is elsewhere, nobody may frame us, no address leaks on.
 * Neither HSTS nor upgrade-insecure-requests: schools serve this over plain http in their own network.
 * Helmet builds the same headers anew for each request, a tenth of what a page costs: it is asked once.
 */
export async function securityHeaders(
  inline: InlineHashes,
  apiOrigin: string | null,
): Promise<Readonly<Record<string, string>>> {
  const once = Fastify();
  await once.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...inline.scripts],
        'style-src': ["'self'", ...inline.styles],
        // React writes style attributes (a timer's bar); they can't load or run anything.
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:'],
        'media-src': ["'self'"],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...(apiOrigin === null ? [] : [apiOrigin])],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'frame-ancestors': ["'none'"],
        'form-action': ["'self'"],
      },
    },
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  once.get('/', (_request, reply) => reply.code(204).send());
  const { headers } = await once.inject('/');
  await once.close();
  const ours = Object.entries(headers).filter(([name]) => name !== 'date' && name !== 'connection');
  return Object.fromEntries(ours.map(([name, value]) => [name, String(value)]));
}
