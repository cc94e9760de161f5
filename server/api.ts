import type { FastifyInstance } from 'fastify';
import type { AppParts } from '#server/app.ts';
import { catalogueRoutes } from '#server/catalogue/routes.ts';
import { createShelf } from '#server/catalogue/shelf.ts';
import { AppError } from '#server/errors/app-error.ts';
import { bodies } from '#server/http/bodies.ts';
import { docs } from '#server/http/docs.ts';
import { healthRoute } from '#server/http/health.ts';

/** How often the server looks whether another one loaded new content, in ms. */
const contentCheckEvery = 5000;

/** Everything below /api. */
export async function api(app: FastifyInstance, { parts }: { parts: AppParts }): Promise<void> {
  const { database, every } = parts;
  const shelf = createShelf(database.db);
  database.onLost(shelf.doubt);
  const stop = every(contentCheckEvery, () => shelf.refresh());
  app.addHook('onClose', async () => stop());

  await bodies(app);
  await docs(app);
  await app.register(healthRoute, { database });
  await app.register(catalogueRoutes, { shelf });
  // Whatever else is asked below /api is answered here, before the pages see it.
  for (const url of ['/', '/*']) {
    app.all(url, { schema: { hide: true } }, () => {
      throw new AppError('not-found');
    });
  }
}
