import { errorTexts, type ErrorText, type Say } from './catalogue.ts';
import type { BrokenRule } from '#text/broken-rule.ts';

/** An issue of Zod, as its own errors and Fastify's have it. */
export interface FieldIssue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly message?: string | undefined;
  /** All that the issue says besides. */
  readonly more: Readonly<Record<string, unknown>>;
}

/** The names of the texts by what they say in English: so the contract says which one it means. */
const namesOf = new Map(
  Object.entries(errorTexts.en).flatMap(([name, text]) =>
    typeof text === 'string' ? [[text, name as ErrorText]] : [],
  ),
);

/**
 * What is wrong with which field of a body, in words for the person who filled it in, in whichever language.
 * The first problem of a field wins; a problem of the body as a whole stands under 'body'.
 */
export function fieldErrors(issues: readonly FieldIssue[]): Record<string, Say> {
  const fields = new Map<string, Say>();
  for (const issue of issues) {
    for (const [name, say] of sayIssue(issue)) {
      if (!fields.has(name)) fields.set(name, say);
    }
  }
  return Object.fromEntries(fields);
}

function sayIssue({ code, path, message, more }: FieldIssue): readonly (readonly [string, Say])[] {
  if (code === 'unrecognized_keys') {
    const keys = more['keys'];
    return (Array.isArray(keys) ? keys : []).slice(0, 10).map((key) => [nameOf(key), (t) => t.fieldUnknown]);
  }
  const { text } = (more['params'] ?? {}) as { readonly text?: Say };
  const known = namesOf.get(message ?? '');
  const rule = { ...ruleOf(code, more), said: message };
  return [[nameOf(path[0]), text ?? ((t) => (known === undefined ? t.notValid(rule) : t[known]))]];
}

/** What is counted by what Zod says it is. */
const counted: Readonly<Record<string, BrokenRule['of']>> = {
  string: 'letters',
  array: 'things',
  number: 'number',
  int: 'number',
};

function ruleOf(code: string, more: FieldIssue['more']): Omit<BrokenRule, 'said'> {
  const of = counted[String(more['origin'])];
  if (of === undefined || more['inclusive'] === false) return {};
  const bound = Number(more[code === 'too_small' ? 'minimum' : 'maximum']);
  if (!Number.isFinite(bound)) return {};
  return code === 'too_small' ? { of, least: bound } : { of, most: bound };
}

/** A body in the wrong form can have a whole password as a key; what isn't a name is not said back. */
function nameOf(key: unknown): string {
  return typeof key === 'string' && /^[a-z]\w{0,39}$/i.test(key) ? key : 'body';
}
