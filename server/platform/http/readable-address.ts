import type { FastifyInstance } from 'fastify';
import { isReadable } from '#contract/is-readable.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { TextSelector } from '#server/platform/errors/catalogue.ts';

const unreadable: TextSelector = (t) => t.unreadable;

/**
 * Refuses addresses with a character that can't be shown, after the access check. A database takes no such character,
 * so nothing can have such a name. For bodies, the schemas check it.
 */
export function refuseUnreadableAddresses(app: FastifyInstance): void {
  app.addHook('preValidation', ({ params, query }, _reply, done) => {
    if (unreadableIn(params).length > 0) return done(new AppError('not-found'));
    const names = unreadableIn(query);
    if (names.length > 0)
      return done(new AppError('invalid', { fields: Object.fromEntries(names.map((name) => [name, unreadable])) }));
    done();
  });
}

/** The names of the values with such a character. */
function unreadableIn(given: unknown): string[] {
  const named = Object.entries(given ?? {}) as [string, unknown][];
  return named.filter(([, value]) => [value].flat().some((each) => !isReadable(String(each)))).map(([name]) => name);
}
