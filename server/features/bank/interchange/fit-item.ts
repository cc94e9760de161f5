import type { z } from 'zod';
import { calls } from '#contract/calls.ts';
import type { ItemContent } from '#contract/items.ts';
import { fieldProblems, type FieldProblem } from '#server/platform/errors/field-errors.ts';
import { messageOf } from '#text/message.ts';
import { problem, type FileItem, type FilePlace, type Problem } from '#interchange/item.ts';

/** An item that the bank can hold, or why it can not. */
export type FittedItem =
  | { readonly content: Content; readonly problems: readonly Problem[] }
  | { readonly why: BrokenBankRule };

/** The rule of the bank that an item breaks. */
export interface BrokenBankRule {
  readonly rule: FieldProblem;
}

/** What the bank stores of an item; the picture is still the file's. */
export type Content = Omit<ItemContent, 'figure'>;

/** Labels that an item may lose if the bank does not accept them. */
const labels = { subject: null, topic: null, tags: [] } as const;

/**
 * Checks a file's item against the rules for items that staff write. A label that breaks a rule is removed and named. A
 * text that breaks a rule keeps the item out.
 */
export function fitItem(item: FileItem, where: FilePlace): FittedItem {
  const problems: Problem[] = [];
  let content: Content = withoutFigure(item);
  for (;;) {
    const outcome = calls['POST /staff/items'].body.safeParse({ ...content, figure: item.figure && anyFigure });
    if (outcome.success) return { content: withoutFigure(outcome.data as ItemContent), problems };
    const [issue] = outcome.error.issues;
    const field = String(issue?.path[0] ?? '');
    if (!isLabel(field) || isEmpty(content[field])) return { why: { rule: problemOf(issue) } };
    problems.push(problem(where, messageOf('unknown-value', field, String(content[field]).slice(0, 100))));
    content = { ...content, [field]: labels[field] };
  }
}

function problemOf(issue: z.core.$ZodIssue | undefined): FieldProblem {
  const { code = '', path = [], message, ...more } = issue ?? {};
  const [first] = fieldProblems([{ code, path, message, more }]).values();
  return first ?? { code: 'fieldUnknown', values: [] };
}

/** Stands for a picture that is not stored yet. */
const anyFigure = { id: 'a'.repeat(22), alt: 'A picture' };

function withoutFigure({
  subject,
  topic,
  tags,
  language,
  difficulty,
  stem,
  options,
  right,
  explanation,
}: FileItem | ItemContent): Content {
  const plain = { subject, topic, tags: [...tags], language, difficulty, stem, explanation };
  return { ...plain, options: [...options] as Content['options'], right: [...right] as Content['right'] };
}

function isLabel(field: string): field is keyof typeof labels {
  return field in labels;
}

function isEmpty(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}
