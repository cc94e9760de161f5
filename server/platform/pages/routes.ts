import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { addressOf, isFileAddress, isHallAddress, isStaffAddress } from '#contract/address.ts';
import { undrawnQuery } from '#contract/drawn-page.ts';
import { sendAnswer, sendEncoded, type Answer } from '#server/platform/http/answer.ts';
import { acceptedEncoding } from '#server/platform/http/accepted-encoding.ts';
import { seePage } from '#server/platform/http/see-page.ts';
import { sendNotFoundPage } from './not-found-page.ts';
import { ofInstallation, type PageValues } from './fill-in.ts';
import type { QuestionPages } from './question-pages.ts';
import { readPages } from './read-pages.ts';
import type { SearchPages } from './search-pages.ts';
import { languageOfPath, type Language } from '#text/language.ts';

/** What the pages are served from. */
interface PageDeps {
  readonly folder: string;
  readonly filling: () => PageValues;
  /** A page with a paper of its own in this encoding; null where no paper is drawn, or not now. */
  readonly drawn: (path: string, encoding: 'br' | 'gzip' | null) => Promise<Buffer | null>;
  /** The complete page of published lists with this code, the newest for a null version; null where there is none. */
  readonly published: (code: string, language: Language, version: number | null) => Promise<Answer | null>;
  /** The complete page of a notice, or of their list for a null code; null where there is no answer. */
  readonly notices: (code: string | null, language: Language) => Promise<Answer | 'unknown' | null>;
  /** The complete pages of questions; null where none were built. */
  readonly questions: QuestionPages | null;
  /** The complete pages with the results of a search; null where none were built. */
  readonly search: SearchPages | null;
}

/** The address of published lists, in either language. */
const resultsAddress = /^(?:\/ne)?\/results\/([^/?#]+)\/?$/i;

/** The address of a notice, or of their list, in either language. */
const noticesAddress = /^(?:\/ne)?\/notices(?:\/([^/?#]+))?\/?$/i;

/** The address of a search, in either language. */
const searchAddress = /^(?:\/ne)?\/search$/;

/** The address of a question, in either language. */
const questionAddress = /^(?:\/ne)?\/q\/([^/?#]+)\/?$/i;

/**
 * Serves the client built into `folder`: its pages from memory, its files compressed as the build left them. A client
 * route without its own page gets the shell, an address that leads nowhere the not-found page. A missing file gets 404
 * in plain text. `filling` returns what only the installation knows.
 */
export async function pageRoutes(
  app: FastifyInstance,
  { folder, filling, drawn, published, notices, questions, search }: PageDeps,
): Promise<void> {
  const { byPath, shells, staffShells, hallShells, notFound: notFoundPages, routes } = readPages(folder, filling);
  const known = new RegExp(routes.known, 'i');
  const listed = new RegExp(routes.listed, 'i');
  await app.register(fastifyStatic, {
    root: folder,
    suppressWarning: true,
    serve: false,
    preCompressed: true,
    dotfiles: 'ignore',
    index: false,
    cacheControl: false,
    // The ETag says the same.
    lastModified: false,
    setHeaders: (reply, path) => leanHeaders(reply, path),
  });

  // Modules are always UTF-8. This is set here, because the type of a compressed file is set last.
  app.addHook('onSend', async (_request, reply) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (type.startsWith('application/javascript')) void reply.header('content-type', 'text/javascript');
  });

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const address = addressOf(request.url);
    const path = address.replace(/\/(index\.html)?$/, '');
    const language = languageOfPath(address);
    const page = byPath.get(path);
    // The client knows a page by its address alone.
    if (page && address.endsWith('/index.html')) return reply.redirect(encodeURI(path) || '/');
    if (page && request.method === 'GET' && !request.url.includes(undrawnQuery)) {
      const encoding = acceptedEncoding(request.headers['accept-encoding']);
      const withPaper = await drawn(path, encoding);
      if (withPaper) return sendDrawn(reply, withPaper, encoding);
    }
    const results = page && searchAddress.test(path) ? await search?.(queryOf(request.url), language) : null;
    if (results) return sendAnswer(request, reply, results, 'no-cache');
    if (page) return sendAnswer(request, reply, await page(), 'no-cache');
    if (isFileAddress(address, known)) return reply.sendFile(path);
    if (!acceptsHtml(request)) return notFound(reply);
    const [, code] = resultsAddress.exec(path) ?? [];
    const lists = code === undefined ? null : await published(code.toUpperCase(), language, versionOf(request.query));
    if (lists) return sendAnswer(request, reply, lists, 'public, max-age=60');
    const notice = noticesAddress.exec(path);
    const noticePage = notice && (await notices(notice[1]?.toUpperCase() ?? null, language));
    if (noticePage && noticePage !== 'unknown') return sendAnswer(request, reply, noticePage, 'public, max-age=60');
    const [, key] = questionAddress.exec(path) ?? [];
    const question = key === undefined ? null : await questions?.(key.toLowerCase(), language);
    if (question) return sendAnswer(request, reply, question, 'no-cache');
    const isUnknown = noticePage === 'unknown' || key !== undefined;
    // The hall's own program shows that a hall address leads nowhere: those addresses have its policy.
    const isNowhere = !known.test(address);
    if (isNowhere && !isHallAddress(address)) {
      const notFoundPage = notFoundPages[language];
      return notFoundPage === null
        ? notFound(reply)
        : sendNotFoundPage(request, reply, ofInstallation(notFoundPage, filling()));
    }
    const program = isStaffAddress(address) ? staffShells : isHallAddress(address) ? hallShells : shells;
    const shell = await program[language]?.();
    if (!shell) return notFound(reply);
    const isThere = !isNowhere && !isUnknown && (!listed.test(address) || byPath.has(path.toLowerCase()));
    if (isThere) return sendAnswer(request, reply, shell, 'no-cache');
    // The client knows that the page is missing there, and says so.
    return sendEncoded(request, reply.code(404).header('cache-control', 'no-cache'), shell);
  });

  // A form that a browser sends by itself, because the program has not loaded
  // (docs/decisions/2026-11-22-forms-without-the-program.md).
  await app.register(async (posts) => {
    posts.removeAllContentTypeParsers();
    posts.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    posts.post('/*', { schema: { hide: true } }, async (request, reply) =>
      known.test(addressOf(request.url)) ? seePage(request, reply) : notFound(reply),
    );
  });
}

/** The query of an address with its '?', or empty. */
function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}

/** The version of published lists that an address asks for. */
function versionOf(query: unknown): number | null {
  const { data } = z.object({ version: z.coerce.number().int() }).safeParse(query);
  return data?.version ?? null;
}

/** Sends a page that is for one visit only. */
function sendDrawn(reply: FastifyReply, page: Buffer, encoding: 'br' | 'gzip' | null): FastifyReply {
  if (encoding) void reply.header('content-encoding', encoding);
  return reply
    .header('cache-control', 'no-store')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8')
    .send(page);
}

/** Answers in plain text that nothing is here; for everything outside the API. */
export function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send('Not found');
}

function acceptsHtml(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('text/html') || accept.includes('*/*');
}

/**
 * Sets lean headers. Files under assets/ have a hash of their content in their name. So their content never changes and
 * needs no tag. Only films are requested in parts.
 */
function leanHeaders(reply: FastifyReply, path: string): void {
  const immutable = /[\\/]assets[\\/]/.test(path);
  void reply.header('cache-control', immutable ? 'max-age=31536000, immutable' : 'no-cache');
  if (immutable) void reply.removeHeader('etag');
  if (!/\.(mp4|webm)$/.test(path)) void reply.removeHeader('accept-ranges');
}
