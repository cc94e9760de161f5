import type { FastifyInstance } from 'fastify';
import { mostPictureBytes } from '#exam/picture-size.ts';
import type { ItemDeps } from './deps.ts';
import { readFigure, storeFigure } from './figures.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { route } from '#server/platform/http/route.ts';

/** A picture never changes, because its address is its hash. A browser therefore needs to load it only once. */
// Pictures of sealed papers are secret. The limit of one hour leaves little in a browser after the sign-out.
const caching = 'private, max-age=3600';

/** Routes for the pictures of items: staff send them, and staff see them. */
export function figureRoutes(app: FastifyInstance, { db, figuresFolder, now, random }: ItemDeps): void {
  const store = { db, folder: figuresFolder, random };

  route(app, 'POST /staff/figures', async ({ body, account }) => {
    if (body.file.length > mostPictureBytes) throw new AppError('too-large');
    const { id, width, height } = await storeFigure(store, body.file, account.id, now());
    return { id, width, height };
  });

  route(app, 'GET /figures/:id', async ({ params }, reply) => {
    const { type, bytes } = await readFigure(store, params.id);
    return reply.header('cache-control', caching).type(type).send(bytes);
  });
}
