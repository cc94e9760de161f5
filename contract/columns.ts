import { z } from 'zod';

/** A column that was found in a table; `names` are the names that it may have. */
export function FoundColumn<const Name extends string>(names: readonly Name[]) {
  return z.object({
    heading: z.string(),
    is: z.enum(names).nullable().describe('What it is taken for; null for a column that means nothing here'),
    first: z.array(z.string()).describe('Its first cells'),
  });
}

/** What a person says each column is, in their order, joined by commas; empty for a column to ignore. */
export function ColumnNames<const Name extends string>(names: readonly Name[]) {
  return z
    .string()
    .max(2000)
    .transform((text) => text.split(',').map((name) => name || null))
    .pipe(z.array(z.enum(names).nullable()).max(100));
}
