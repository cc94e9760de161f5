import type { FastifySchema } from 'fastify';
import { refusalsOf, type Call } from '#contract/call.ts';
import { ErrorBody } from '#contract/error.ts';
import { errorCatalogue, errorTexts } from '#server/platform/errors/catalogue.ts';

const bodyTypes = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

/** The route schema of a call: what the server checks and sends, and what the documentation says. */
export function callSchema(endpoint: string, call: Call): FastifySchema {
  const { summary, tag, params, query, body, answers } = call;
  return {
    summary,
    tags: [tag],
    ...securityOf(call),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body, consumes: bodyTypes }),
    response: { ...refusedAnswers(endpoint, call), ...answers },
  };
}

function securityOf({ access, optionalToken }: Call): Pick<FastifySchema, 'security'> {
  if (access === 'staff') return { security: [{ staffSession: [] }] };
  if (access !== 'visitor') return { security: [{ token: [] }] };
  return optionalToken ? { security: [{}, { token: [] }] } : {};
}

/** The errors by status, with their codes and messages. */
function refusedAnswers(endpoint: string, call: Call): Record<number, object> {
  const byStatus = Map.groupBy(new Set(refusalsOf(endpoint, call)), (code) => errorCatalogue[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${errorTexts.en[errorCatalogue[code].text]}`).join('\n\n'),
        content: { 'application/json': { schema: ErrorBody } },
      },
    ]),
  );
}
