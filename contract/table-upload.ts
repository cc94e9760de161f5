import { z } from 'zod';
import { ColumnNames } from '#contract/columns.ts';
import { fieldCode } from '#contract/field-code.ts';

/** A table as it is sent: as text, or as a file in a form. `names` are what its columns can be. */
export function TableUpload<const Name extends string>(names: readonly Name[]) {
  return z.strictObject({
    csv: z.string().optional(),
    file: z.instanceof(Uint8Array).optional(),
    is: ColumnNames(names).optional(),
  });
}

/** Whether there is one table, and not two or none; with its error for `refine`. */
export const oneTable = [
  ({ csv, file }: { readonly csv?: string | undefined; readonly file?: Uint8Array | undefined }) =>
    (csv === undefined) !== (file === undefined),
  fieldCode('fileOrCsv'),
] as const;

/** The fields of a table that is sent, for the description of the API: JSON Schema has no word for the bytes of a file. */
export const tableProperties = {
  csv: { type: 'string' },
  file: { type: 'string', format: 'binary', description: 'XLSX, OpenDocument, CSV or TSV' },
  is: {
    type: 'string',
    description:
      'What each column is, in their order, joined by commas; nothing for one that is ignored. Without it they are recognised by their headings',
  },
} as const;
