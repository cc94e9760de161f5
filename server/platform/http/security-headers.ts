import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { bySchemas } from './by-schemas.ts';

/** The inline scripts and styles of the pages, as sources of a content security policy: 'sha256-…' in quotes. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Which answers carry which headers. A policy is for answers that can run scripts, and is longer than many a script.
 *
 * | kind     | answers                                                        |
 * |----------|----------------------------------------------------------------|
 * | document | HTML, and files that browsers open like it: SVG, XML           |
 * | worker   | a service worker, which has a policy of its own                |
 * | resource | all others: JSON, images, redirects                            |
 * | file     | the program's own files, published and the same for everyone   |
 */
const names = {
  document: [
    'content-security-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'origin-agent-cluster',
    'permissions-policy',
    'referrer-policy',
    'x-content-type-options',
    'x-frame-options',
  ],
  worker: ['content-security-policy', 'cross-origin-resource-policy', 'x-content-type-options'],
  resource: ['cross-origin-resource-policy', 'x-content-type-options'],
  file: ['x-content-type-options'],
} as const;

/** Features that our pages don't use, and that injected code must not use either. */
const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb'].map((name) => `${name}=()`).join(', ');

/**
 * A browser that came by https uses only https for a year, and also for subdomains. An attacker with a subdomain could
 * plant cookies here.
 */
const strictTransport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

type Kind = keyof typeof names;

/** The headers of each kind of answer to a URL. */
export type SecurityHeaders = (kind: Kind, url: string) => Readonly<Record<string, string>>;

/** Placeholders in the policy for the inline parts of the page. */
const insidePage = { scripts: "'inside-page-scripts'", styles: "'inside-page-styles'" };

/**
 * Headers that keep a page to itself. Scripts come only from our own files and the `inline` ones that the build put
 * into that page. Data comes only from us and from `apiOrigin`, if the API is elsewhere. No other page may frame ours,
 * and no address leaks. HSTS, on every answer, and upgrade-insecure-requests only come with `httpsOnly`, because
 * schools serve this over plain http. Helmet builds the same headers anew for each request, a tenth of a page's cost,
 * so it is asked once.
 */
export async function securityHeaders(
  inline: (url: string) => InlineHashes,
  { apiOrigin, httpsOnly }: { readonly apiOrigin: string | null; readonly httpsOnly: boolean },
): Promise<SecurityHeaders> {
  const once = Fastify({ schemaController: bySchemas });
  await once.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", insidePage.scripts],
        'style-src': ["'self'", insidePage.styles],
        // React writes style attributes (a timer's bar); they can't load or run anything.
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:'],
        'media-src': ["'self'"],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...(apiOrigin === null ? [] : [apiOrigin])],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
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
  const all: Readonly<Record<string, unknown>> = { ...headers, 'permissions-policy': permissions };
  const pick = (kind: Kind) => ({
    ...Object.fromEntries(names[kind].map((name) => [name, String(all[name])])),
    ...(httpsOnly && strictTransport),
  });
  const kinds = { document: pick('document'), worker: pick('worker'), resource: pick('resource'), file: pick('file') };
  const policy = String(all['content-security-policy']);
  // Pages share few sets of hashes, and are requested all the time.
  const ofPage = new WeakMap<InlineHashes, Record<'document' | 'worker', Readonly<Record<string, string>>>>();
  const withPolicyOf = (hashes: InlineHashes) => {
    const made = ofPage.get(hashes);
    if (made) return made;
    const own = {
      'content-security-policy': policy
        .replace(` ${insidePage.scripts}`, hashes.scripts.map((hash) => ` ${hash}`).join(''))
        .replace(` ${insidePage.styles}`, hashes.styles.map((hash) => ` ${hash}`).join('')),
    };
    const both = { document: { ...kinds.document, ...own }, worker: { ...kinds.worker, ...own } };
    ofPage.set(hashes, both);
    return both;
  };
  return (kind, url) => (kind === 'document' || kind === 'worker' ? withPolicyOf(inline(url))[kind] : kinds[kind]);
}

/** Gives each answer of the server the headers of its kind. */
export function sendSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    void reply.headers(headers(kindOf(request.url, String(reply.getHeader('content-type'))), request.url));
    done(null, payload);
  });
}

function kindOf(url: string, contentType: string): Kind {
  if (/^(text\/html|image\/svg\+xml|(application|text)\/xml)/.test(contentType)) return 'document';
  if (url.startsWith('/assets/')) return 'file';
  return /^\/sw(-hall)?(-ne)?\.js(\?|$)/.test(url) ? 'worker' : 'resource';
}
