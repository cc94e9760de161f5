import type { ZodFastifySchemaValidationError } from 'fastify-type-provider-zod';

/**
 * What is wrong with which field of a body, in words for the person who filled it in.
 * The first problem of a field wins; a problem of the body as a whole stands under 'body'.
 */
export function fieldErrors(problems: readonly ZodFastifySchemaValidationError[]): Record<string, string> {
  const fields = new Map<string, string>();
  for (const problem of problems) {
    for (const [name, message] of sayProblem(problem)) {
      if (!fields.has(name)) fields.set(name, message);
    }
  }
  return Object.fromEntries(fields);
}

function sayProblem(problem: ZodFastifySchemaValidationError): readonly (readonly [string, string])[] {
  if (problem.keyword === 'unrecognized_keys') {
    const keys = (problem.params as { keys?: unknown }).keys;
    return (Array.isArray(keys) ? keys : []).slice(0, 10).map((key) => [nameOf(key), 'This field is not known here.']);
  }
  return [[nameOf(problem.instancePath.split('/')[1]), problem.message ?? 'This is not valid.']];
}

/** A body in the wrong form can have a whole password as a key; what isn't a name is not said back. */
function nameOf(key: unknown): string {
  return typeof key === 'string' && /^[a-z]\w{0,39}$/i.test(key) ? key : 'body';
}
