import type { FastifyInstance } from 'fastify';
import { importBytes } from '#contract/import-bytes.ts';
import { pictureKind } from '#interchange/pictures.ts';
import { AppError } from '#server/errors/app-error.ts';
import { fileNameOf } from '#server/http/bodies.ts';
import { route } from '#server/http/route.ts';
import { acceptImport } from '#server/interchange/accept.ts';
import type { InterchangeDeps } from '#server/interchange/deps.ts';
import { exportItems } from '#server/interchange/export-items.ts';
import { createFileReader } from '#server/interchange/file-reader.ts';
import { findImport, findPicture, keepImport } from '#server/interchange/pending.ts';
import { previewOf } from '#server/interchange/preview.ts';
import { fileTypes } from '#server/interchange/file-types.ts';
import { knownItems } from '#server/items/add-items.ts';
import { sayIn } from '#server/items/bank-words.ts';
import { mathOfItems } from '#server/items/item-question.ts';
import { requestedLanguage } from '#text/requested-language.ts';

/** So many items of a preview come with their formulas made: more would hold up everybody else. */
const mostWithMath = 1000;

/** Questions out of files, and into them. None of the answers may be kept by a browser or a proxy: they hold keys. */
export async function interchangeRoutes(app: FastifyInstance, { interchange: deps }: { interchange: InterchangeDeps }) {
  const { db, now, logger } = deps;
  const read = createFileReader(logger);
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  route(app, 'POST /staff/import', async ({ body: { file, text = '', format }, account, headers }) => {
    const say = (sentence: string) => sayIn(requestedLanguage(headers), sentence);
    if (file && file.length > importBytes) throw new AppError('too-large');
    const source = file ? (fileNameOf(file) ?? '') : '';
    const bytes = file ?? new TextEncoder().encode(text);
    const result = await read(bytes, format);
    if ('why' in result) {
      const why = say(result.why);
      throw new AppError('invalid', { text: () => why, fields: { file: () => why } });
    }
    const { items, skipped, pictures } = previewOf(result.parsed, source);
    const contents = items.map(({ item }) => item);
    const id = await keepImport(deps, { source, items: contents }, pictures, account.id);
    const known = await knownItems(db, contents);
    return {
      import: id,
      format: result.format,
      items: items.map(({ item, where: place, problems }, nth) => ({
        item,
        where: say(place),
        problems: problems.map(({ where, code, message }) => ({ where: say(where), code, message: say(message) })),
        known: known[nth] ?? null,
      })),
      skipped: skipped.map(({ where, why }) => ({ where: say(where), why: say(why) })),
      math: mathOfItems(contents.slice(0, mostWithMath)),
    };
  });

  route(app, 'GET /staff/import/:import/figures/:place', async ({ params, account }, reply) => {
    await findImport(db, params.import, account.id, now());
    const bytes = await findPicture(db, params.import, params.place);
    return reply.type(pictureKind(bytes)?.type ?? 'application/octet-stream').send(Buffer.from(bytes));
  });

  route(app, 'POST /staff/import/:import/accept', ({ params, account }) =>
    acceptImport(deps, params.import, account.id),
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
