import { fieldCode, type LimitFieldCode, type PlainFieldCode } from '#contract/field-code.ts';
import { isRecord } from '#exam/parse.ts';
import { storedSentence, type Message } from '#text/message.ts';
import { errorTexts, type ErrorText, type ErrorTexts, type TextSelector } from './catalogue.ts';
import type { BrokenRule } from '#text/broken-rule.ts';

/** An issue of Zod, as its own errors and Fastify's have it. */
export interface FieldIssue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly message?: string | undefined;
  /** All other properties of the issue. */
  readonly more: Readonly<Record<string, unknown>>;
}

/** What is wrong with a field: the code of a rule, and the values of its sentence. */
export type FieldProblem =
  | { readonly code: ErrorText; readonly values: readonly [] }
  | { readonly code: LimitFieldCode; readonly values: readonly [limit: number] }
  | Message<Pick<ErrorTexts, 'noSectionFor' | 'notValid'>>;

/**
 * What is wrong with which field of a body, in words for its author, in any language. The first problem of a field
 * wins. A problem of the whole body stands under 'body'.
 */
export function fieldErrors(issues: readonly FieldIssue[]): Record<string, TextSelector> {
  return Object.fromEntries(
    [...fieldProblems(issues)].map(
      ([name, problem]) => [name, (t) => fieldSentence(t, problem)] satisfies [string, TextSelector],
    ),
  );
}

/** The same by its codes. */
export function fieldProblems(issues: readonly FieldIssue[]): ReadonlyMap<string, FieldProblem> {
  const fields = new Map<string, FieldProblem>();
  for (const issue of issues) {
    for (const [name, problem] of problemsOf(issue)) {
      if (!fields.has(name)) fields.set(name, problem);
    }
  }
  return fields;
}

/** The sentence of what is wrong with a field. */
export function fieldSentence(t: ErrorTexts, problem: FieldProblem): string {
  if (problem.code === 'notValid') return t.notValid(...problem.values);
  return storedSentence(t, problem.code, problem.values) ?? problem.code;
}

function problemsOf({ code, path, message, more }: FieldIssue): readonly (readonly [string, FieldProblem])[] {
  if (code === 'unrecognized_keys') {
    const keys = more['keys'];
    const unknown = (Array.isArray(keys) ? keys : []).slice(0, 10);
    return unknown.map((key) => [nameOf(key), { code: fieldCode('fieldUnknown'), values: [] }]);
  }
  return [[nameOf(path[0]), problemOf(code, message ?? '', more)]];
}

/** The code of a rule; where the rule has none, what Zod tells of it. */
function problemOf(code: string, message: string, more: FieldIssue['more']): FieldProblem {
  if (isPlain(message)) return { code: message, values: [] };
  if (message === fieldCode('noSectionFor')) return { code: message, values: [paramOf(more, 'tieBreak')] };
  const limit = more['maximum'] ?? more['minimum'];
  if (isLimit(message) && typeof limit === 'number') return { code: message, values: [limit] };
  return { code: 'notValid', values: [{ ...ruleOf(code, more), said: message }] };
}

function isPlain(message: string): message is PlainFieldCode {
  return Object.hasOwn(errorTexts.en, message) && typeof errorTexts.en[message as keyof ErrorTexts] === 'string';
}

function isLimit(message: string): message is LimitFieldCode {
  return Object.hasOwn(errorTexts.en, message) && typeof errorTexts.en[message as keyof ErrorTexts] === 'function';
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
