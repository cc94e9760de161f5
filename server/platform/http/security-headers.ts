import type { FastifyInstance } from 'fastify';

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

const keepToItself = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissions,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** The policy of a page that holds these parts in itself. `apiOrigin` is where the API is, when it is elsewhere. */
function policyOf({ scripts, styles }: InlineHashes, apiOrigin: string | null): string {
  const directives: readonly (readonly [name: string, ...sources: readonly string[]])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...styles],
    // React writes style attributes (a timer's bar); they can't load or run anything.
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:'],
    ['media-src', "'self'"],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...(apiOrigin === null ? [] : [apiOrigin])],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['form-action', "'self'"],
  ];
  return directives.map((directive) => directive.join(' ')).join(';');
}

/**
 * Headers that keep a page to itself: scripts only from our own files and those `inline` ones that the build put into that
 * page, data only from us and from `apiOrigin` where the API is elsewhere. No page may frame us, no address leaks on.
 * No upgrade-insecure-requests, and HSTS, on every answer, only with `httpsOnly`: schools serve this over plain http.
 */
export function securityHeaders(
  inline: (url: string) => InlineHashes,
  { apiOrigin, httpsOnly }: { readonly apiOrigin: string | null; readonly httpsOnly: boolean },
): SecurityHeaders {
  const headersOf = (kind: Kind, hashes: InlineHashes) => {
    const all = { ...keepToItself, 'content-security-policy': policyOf(hashes, apiOrigin) };
    return {
      ...Object.fromEntries(names[kind].map((name) => [name, all[name]])),
      ...(httpsOnly && strictTransport),
    };
  };
  const nothing: InlineHashes = { scripts: [], styles: [] };
  const [resource, file] = [headersOf('resource', nothing), headersOf('file', nothing)];
  // Pages share few sets of hashes, and are asked for all the time.
  const ofPages = new WeakMap<InlineHashes, Record<'document' | 'worker', Readonly<Record<string, string>>>>();
  const ofPage = (hashes: InlineHashes) => {
    const known = ofPages.get(hashes);
    if (known) return known;
    const made = { document: headersOf('document', hashes), worker: headersOf('worker', hashes) };
    ofPages.set(hashes, made);
    return made;
  };
  return (kind, url) => {
    if (kind === 'document' || kind === 'worker') return ofPage(inline(url))[kind];
    return kind === 'file' ? file : resource;
  };
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
