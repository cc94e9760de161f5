import type { FastifyInstance } from 'fastify';
import { importBytes } from '#contract/import-bytes.ts';
import { pictureKind } from '#interchange/pictures.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { fileNameOf } from '#server/platform/http/bodies.ts';
import { route } from '#server/platform/http/route.ts';
import { acceptImport } from './accept.ts';
import type { InterchangeDeps } from './deps.ts';
import { exportItems } from './export-items.ts';
import { createFileReader } from './file-reader.ts';
import { findImport, findPage, findPicture, keepImport } from './pending.ts';
import { fileTypes } from './file-types.ts';
import { importSentences } from './import-sentence.ts';
import { knownItems } from '#server/features/bank/add-items.ts';
import { bankWords } from '#server/features/bank/bank-words.ts';
import { twinsOf } from '#server/features/bank/near-duplicates.ts';
import { requestedLanguage } from '#text/requested-language.ts';

/**
 * The most characters of sentences about a file's questions. With a page of items, the answer then stays below 5 MB.
 */
const mostWords = 1_500_000;

/** Makes a function that says whether a text still fits into this many characters. */
function createBudget(most: number): (text: string) => boolean {
  let left = most;
  return (text) => (left -= text.length + 60) >= 0;
}

/**
 * The routes that import and export questions. Browsers and proxies must not store the answers, because they contain
 * keys.
 */
export async function interchangeRoutes(app: FastifyInstance, { interchange: deps }: { interchange: InterchangeDeps }) {
  const { db, now, logger } = deps;
  const read = createFileReader(logger);
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  route(app, 'POST /staff/import', async ({ body, account, headers }) => {
    const { file, text = '', format, legacy, formulas, is } = body;
    const language = requestedLanguage(headers);
    const say = importSentences(language);
    if (file && file.length > importBytes) throw new AppError('too-large');
    const source = file ? (fileNameOf(file) ?? '') : '';
    const bytes = file ?? new TextEncoder().encode(text);
    const keepsLegacy = legacy === 'keep';
    const chosen = { ...(format && { format }), ...(is && { is }), keepsLegacy, makesFormulas: formulas === 'make' };
    const result = await read(bytes, chosen, source);
    if ('why' in result) {
      const why = say.refusal(result.why);
      throw new AppError('invalid', { text: () => why, fields: { file: () => why } });
    }
    const { items, facts, skipped, pages, pictures, font, others, columns } = result;
    const named = new Set(result.namesLanguage);
    const stored = items.map((item, place) => (named.has(place) ? { ...item, namesLanguage: true } : item));
    const id = await keepImport(deps, { source, items: stored }, { pages, pictures }, account.id);
    const known = await knownItems(db, items);
    const twins = await twinsOf(db, items);
    const { nearDuplicate, nearDuplicateAt } = bankWords(language);
    /**
     * Near duplicates in the bank, or earlier in the file. For items with pictures they are not known before the
     * pictures are stored.
     */
    const duplicatesOf = (place: number) => {
      const { items: alike = [], before = null } = twins[place] ?? {};
      const where = before === null ? undefined : facts[before]?.where;
      if ((known[place] ?? null) !== null || items[place]?.figure !== null) return [];
      return [
        ...alike.slice(0, 1).map(({ id: item, hasOtherKey }) => nearDuplicate(item, hasOtherKey)),
        ...(where === undefined ? [] : [nearDuplicateAt(say.place(where))]),
      ];
    };
    const [first] = pages;
    const budget = createBudget(mostWords);
    return {
      import: id,
      format: result.format,
      others: [...others],
      font: font === null ? null : { name: font, kept: keepsLegacy },
      columns: columns.map((column) => ({ ...column, first: [...column.first] })),
      pages: pages.length,
      pictures: pictures.size,
      items: first?.items ?? [],
      math: first?.math ?? {},
      questions: facts.map(({ where, number, problems }, place) => ({
        where: say.place(where),
        number,
        start: (known[place] ?? null) === null ? '' : (items[place]?.stem.slice(0, 80) ?? ''),
        problems: [
          ...problems.map((each) => ({ where: say.place(each.where), code: each.code, message: say.problem(each) })),
          ...duplicatesOf(place).map((message) => ({ where: say.place(where), code: 'near-duplicate', message })),
        ].filter(({ message }) => budget(message)),
        known: known[place] ?? null,
      })),
      skipped: skipped
        .map((each) => ({ where: say.place(each.where), number: each.number ?? null, why: say.skipped(each) }))
        .filter(({ why }) => budget(why)),
    };
  });

  route(app, 'GET /staff/import/:import', ({ params, query: { page }, account }) =>
    findPage(db, { id: params.import, page }, account.id, now()),
  );

  route(app, 'GET /staff/import/:import/figures/:place', async ({ params, account }, reply) => {
    await findImport(db, params.import, account.id, now());
    const bytes = await findPicture(db, params.import, params.place);
    return reply.type(pictureKind(bytes)?.type ?? 'application/octet-stream').send(Buffer.from(bytes));
  });

  route(app, 'POST /staff/import/:import/accept', ({ params, body, account }) =>
    acceptImport(deps, params.import, body, account.id),
  );

  route(app, 'GET /staff/export', async ({ query: { format, items, ...filter }, account }, reply) => {
    const picked = { ...filter, ...(items !== undefined && { items: items.split(',') }) };
    const { bytes, leftOut } = await exportItems(deps, picked, format, account);
    const { type, extension } = fileTypes[format];
    return reply
      .type(type)
      .header('content-disposition', `attachment; filename="items.${extension}"`)
      .header('items-left-out', String(leftOut.length))
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
}
