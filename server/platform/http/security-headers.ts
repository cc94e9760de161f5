import type { FastifyInstance } from 'fastify';
import { isHallAddress, isStaffAddress } from '#contract/address.ts';
import { withoutLanguage } from '#text/language.ts';

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
const unused = ['geolocation', 'microphone', 'payment', 'usb'].map((name) => `${name}=()`).join(', ');

/** A door and a sign-in read the QR code of an admit card. */
const cameraPages = /^\/(room|hall(?!\/practice))(\/[^/?]+)?\/?(\?|$)/;

/**
 * A browser that came by https uses only https for a year, and also for subdomains. An attacker with a subdomain could
 * plant cookies here.
 */
const strictTransport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

type Kind = keyof typeof names;

/** The headers of each kind of answer to a URL. */
export type SecurityHeaders = (kind: Kind, url: string) => Readonly<Record<string, string>>;

const keepToItself = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': `camera=(), ${unused}`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** The policy of a page with these inline parts. `apiOrigin` is the API's address, if it is elsewhere; `payAt` takes forms. */
function policyOf({ scripts, styles }: InlineHashes, apiOrigin: string | null, payAt: string | null): string {
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
    ['form-action', "'self'", ...(payAt === null ? [] : [payAt])],
  ];
  return directives.map((directive) => directive.join(' ')).join(';');
}

/**
 * Headers that keep a page to itself. Scripts come only from our own files and the `inline` ones that the build put
 * into that page. Data comes only from us and from `apiOrigin`, if the API is elsewhere. No other page may frame ours,
 * and no address leaks. The camera is for the pages that read admit cards. HSTS, on every answer, and upgrade-insecure-requests only come with `httpsOnly`, because
 * schools serve this over plain http.
 */
export function securityHeaders(
  inline: (url: string) => InlineHashes,
  {
    apiOrigin,
    httpsOnly,
    esewa = null,
  }: {
    readonly apiOrigin: string | null;
    readonly httpsOnly: boolean;
    /** The provider to which students' pages send a form. */
    readonly esewa?: { readonly formUrl: string } | null;
  },
): SecurityHeaders {
  const payAt = esewa === null ? null : new URL(esewa.formUrl).origin;
  const headersOf = (kind: Kind, hashes: InlineHashes, pays = false) => {
    const policy = policyOf(hashes, apiOrigin, pays ? payAt : null);
    const all = { ...keepToItself, 'content-security-policy': policy };
    return {
      ...Object.fromEntries(names[kind].map((name) => [name, all[name]])),
      ...(httpsOnly && strictTransport),
    };
  };
  const nothing: InlineHashes = { scripts: [], styles: [] };
  const [resource, file] = [headersOf('resource', nothing), headersOf('file', nothing)];
  // Pages share few sets of hashes, and are requested all the time.
  const ofPages = new WeakMap<
    InlineHashes,
    Record<'document' | 'student' | 'camera' | 'worker', Readonly<Record<string, string>>>
  >();
  const ofPage = (hashes: InlineHashes) => {
    const known = ofPages.get(hashes);
    if (known) return known;
    const document = headersOf('document', hashes);
    const camera = { ...document, 'permissions-policy': `camera=(self), ${unused}` };
    const student = payAt === null ? document : headersOf('document', hashes, true);
    const made = { document, student, camera, worker: headersOf('worker', hashes) };
    ofPages.set(hashes, made);
    return made;
  };
  return (kind, url) => {
    if (kind === 'worker') return ofPage(inline(url)).worker;
    if (kind === 'document') return ofPage(inline(url))[pageKindOf(url)];
    return kind === 'file' ? file : resource;
  };
}

/** The program takes a student from page to page without a new document, so each of these can come to the form's fee. */
function pageKindOf(url: string): 'document' | 'student' | 'camera' {
  if (cameraPages.test(withoutLanguage(url))) return 'camera';
  return isHallAddress(url) || isStaffAddress(url) ? 'document' : 'student';
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
