import type { FastifyInstance } from 'fastify';
import { logoBytes } from '#contract/logo-bytes.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { route } from '#server/platform/http/route.ts';
import { readCollege, removeLogo, writeCollege, writeLogo } from './college.ts';

interface CollegeDeps {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Who the college is: pages ask it, a head sets it. */
export async function collegeRoutes(
  app: FastifyInstance,
  { college: { db, now } }: { readonly college: CollegeDeps },
): Promise<void> {
  route(app, 'GET /college', async (_request, reply) => {
    // Pages show a change at once: a browser asks each time.
    void reply.header('cache-control', 'no-cache');
    return readCollege(db);
  });

  route(app, 'GET /college/logo/:id', async ({ params: { id } }, reply) => {
    const logo = await db.selectFrom('college_logo').select(['type', 'bytes']).where('id', '=', id).executeTakeFirst();
    if (!logo) throw new AppError('not-found');
    // The address is a hash of the bytes, so it never changes.
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(logo.type)
      .send(Buffer.from(logo.bytes));
  });

  route(app, 'PUT /staff/college', async ({ account, body }) => {
    await db.transaction().execute((trx) => writeCollege(trx, body, account.id, now()));
    return readCollege(db);
  });

  route(app, 'PUT /staff/college/logo', async ({ account, body: { file } }) => {
    if (file.length > logoBytes) throw new AppError('too-large');
    await writeLogo(db, file, account.id, now());
    return readCollege(db);
  });

  route(app, 'DELETE /staff/college/logo', async ({ account }) => {
    await removeLogo(db, account.id, now());
    return readCollege(db);
  });
}
