import type { FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

type Compilers = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;

/**
 * Fastify checks and writes bodies by zod's schemas. Told as it is made, not afterwards: it would load a validator and a
 * serializer of its own first, 4 MB. Its types know those two alone.
 */
export const bySchemas = {
  compilersFactory: {
    buildValidator: (() => validatorCompiler) as unknown as Compilers['buildValidator'],
    buildSerializer: (() => serializerCompiler) as unknown as Compilers['buildSerializer'],
  } as Compilers,
};
