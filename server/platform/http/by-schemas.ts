import type { FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

type Compilers = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;

/**
 * Makes Fastify check and write bodies by zod's schemas. This is set when Fastify is made: otherwise it would first
 * load its own validator and serializer, 4 MB. Its types know only those two.
 */
export const bySchemas = {
  compilersFactory: {
    buildValidator: (() => validatorCompiler) as unknown as Compilers['buildValidator'],
    buildSerializer: (() => serializerCompiler) as unknown as Compilers['buildSerializer'],
  } as Compilers,
};
