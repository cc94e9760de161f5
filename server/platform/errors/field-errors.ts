import { fieldCode, type PlainFieldCode } from '#contract/field-code.ts';
import { isRecord } from '#exam/parse.ts';
import { errorTexts, type ErrorTexts, type Say } from './catalogue.ts';
import type { BrokenRule } from '#text/broken-rule.ts';

/** An issue of Zod, as its own errors and Fastify's have it. */
export interface FieldIssue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly message?: string | undefined;
  /** All other properties of the issue. */
  readonly more: Readonly<Record<string, unknown>>;
}

/**
 * What is wrong with which field of a body, in words for its author, in any language. The first problem of a field
 * wins. A problem of the whole body stands under 'body'.
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
  return [[nameOf(path[0]), wordsOf(code, message ?? '', more)]];
}

/** The sentence for a rule's code; if the rule has none, a sentence from Zod's issue. */
function wordsOf(code: string, message: string, more: FieldIssue['more']): Say {
  if (isPlain(message)) return (t) => t[message];
  if (message === fieldCode('tooManyAtOnce')) return (t) => t.tooManyAtOnce(Number(more['maximum']));
  if (message === fieldCode('noSectionFor')) return (t) => t.noSectionFor(paramOf(more, 'tieBreak'));
  return (t) => t.notValid({ ...ruleOf(code, more), said: message });
}

function isPlain(message: string): message is PlainFieldCode {
  return Object.hasOwn(errorTexts.en, message) && typeof errorTexts.en[message as keyof ErrorTexts] === 'string';
}

function paramOf({ params }: FieldIssue['more'], name: string): string {
  return isRecord(params) && typeof params[name] === 'string' ? params[name] : '';
}

/** What is counted, by Zod's name for it. */
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

/**
 * The name of a field. A malformed body can have a password as a key, so the answer repeats only keys that look like
 * names.
 */
function nameOf(key: unknown): string {
  return typeof key === 'string' && /^[a-z]\w{0,39}$/i.test(key) ? key : 'body';
}
