import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { bySchemas } from './by-schemas.ts';

/** What the pages hold in themselves, as sources of a content security policy: 'sha256-…' in quotes. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Which answers carry which headers: a policy belongs to what can run scripts, and costs more than many a script weighs.
 *
 * | kind     | answers                                                          |
 * |----------|------------------------------------------------------------------|
 * | document | HTML, and what a browser opens like it: SVG, XML                 |
 * | worker   | a service worker, which its own policy binds and not a page's   |
 * | resource | everything else: JSON, images, redirects                         |
 * | file     | the program's own files, published and the same for everybody     |
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

/** What no page of ours asks for, and nothing that slips into one shall. */
const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb'].map((name) => `${name}=()`).join(', ');

/** Once a browser has come by https it comes by nothing else for a year, to the names below ours neither: who took one of them could plant cookies here. */
const strictTransport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

type Kind = keyof typeof names;

/** The headers of each kind of answer to a URL. */
export type SecurityHeaders = (kind: Kind, url: string) => Readonly<Record<string, string>>;

/** Stands in the policy for what is inside the page. */
const insidePage = { scripts: "'inside-page-scripts'", styles: "'inside-page-styles'" };

/**
 * Headers that keep a page to itself: scripts only from our own files and those `inline` ones that the build put into that
 * page, data only from us and from `apiOrigin` where the API is elsewhere, nobody may frame us, no address leaks on.
 * No upgrade-insecure-requests, and HSTS, on every answer, only with `httpsOnly`: schools serve this over plain http.
 * Helmet builds the same headers anew for each request, a tenth of what a page costs: it is asked once.
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
  // Pages share few sets of hashes, and are asked for all the time.
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
