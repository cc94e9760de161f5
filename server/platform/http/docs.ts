import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { staffCookie } from './authorize.ts';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** Describes every route that is registered after it: OpenAPI 3.1 at openapi.json, readable at docs. */
export async function docs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tayari',
        description: 'Exam practice: accounts, the catalogue of levels and subjects, and the entrance question banks.',
        version: '1.0.0',
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer' },
          staffSession: { type: 'apiKey', in: 'cookie', name: staffCookie },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: app.prefix,
    // The validator is an outside service; our policy and our students' privacy keep it out.
    uiConfig: { validatorUrl: null, layout: 'BaseLayout' },
    theme: { title: 'Tayari API' },
  });
  // It never changes, and takes longer to write than most answers.
  let text: string | undefined;
  app.get('/openapi.json', { schema: { hide: true } }, (_request, reply) => {
    text ??= JSON.stringify(app.swagger());
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
