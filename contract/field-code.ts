import type * as accountFields from '#text/en/account-fields.ts';
import type * as fields from '#text/en/fields.ts';

type FieldTexts = typeof fields & typeof accountFields;

/** What can be wrong with a field: the names of the sentences in `text/` that take no value. */
export type PlainFieldCode = {
  [Name in keyof FieldTexts]: FieldTexts[Name] extends string ? Name : never;
}[keyof FieldTexts];

/** What can be wrong with a field whose rule has a limit: the names of the sentences that name it. */
export type LimitFieldCode = {
  [Name in keyof FieldTexts]: FieldTexts[Name] extends (limit: number) => string ? Name : never;
}[keyof FieldTexts];

/** The codes of rules. `noSectionFor` takes the `tieBreak` in the params. */
export type FieldCode = PlainFieldCode | LimitFieldCode | 'noSectionFor';

/** The code of a rule, as the message of its schema: a rule holds no words, `text/` has the sentence. */
export function fieldCode<Code extends FieldCode>(code: Code): Code {
  return code;
}
