import { z } from 'zod';
import { fieldCode } from '#contract/field-code.ts';
import { form } from '#contract/account.ts';
import { bankDuties } from '#contract/duty.ts';
import type { Calls } from '#contract/call.ts';
import { ColumnNames, FoundColumn } from '#contract/columns.ts';
import { exportForms, importBytes } from '#contract/import-bytes.ts';
import { BankItem, itemFilter, sharedLabels } from '#contract/items.ts';
import { importFormats } from '#exam/import-formats.ts';
import { questionColumns } from '#exam/question-columns.ts';

/** Bytes; the documentation shows a file. */
const Bytes = z.instanceof(Uint8Array, { error: fieldCode('fileMissing') }).meta({ type: 'string', format: 'binary' });

const ImportFormat = z.enum(importFormats, fieldCode('importForms'));
const ExportFormat = z.enum(exportForms, fieldCode('exportForms'));

/** An item that an import would add. It has no id, no people and no time yet. */
export const NewItem = BankItem.omit({ id: true, author: true, reviewer: true, savedAt: true })
  .extend({
    figure: z
      .object({ id: z.string().describe('Of `GET /staff/import/{import}/figures/{place}`'), alt: z.string() })
      .nullable(),
  })
  .meta({ id: 'ImportedItem' });

export const ImportPage = z
  .object({
    items: z.array(
      z.object({
        place: z.int().describe('Among the items that come in, from 0'),
        item: NewItem,
        typed: z.string().nullable().describe('As the file has it, where that was in a font from before Unicode'),
      }),
    ),
    math: z
      .record(z.string(), z.string())
      .describe('The MathML of the formulas of these items, by their TeX; those of an import have 8 MB at most'),
  })
  .meta({ id: 'ImportPage' });
export type ImportPage = z.infer<typeof ImportPage>;

const number = z.int().nullable().describe('That the question has in the file; null where it has none');

const ImportPreview = ImportPage.extend({
  import: z.string(),
  format: ImportFormat,
  others: z
    .array(z.object({ format: ImportFormat, items: z.int() }))
    .describe('What else the same text could be read as, and how many items that gives'),
  font: z
    .object({ name: z.string(), kept: z.boolean().describe('Whether its text was left in its letters') })
    .nullable()
    .describe('The font from before Unicode that some of it is in'),
  columns: z.array(FoundColumn(questionColumns)).describe('Of a table, in its order'),
  pages: z.int().describe('How many pages its items have; these are the first'),
  pictures: z.int(),
  questions: z
    .array(
      z.object({
        where: z.string().describe('As in a problem'),
        number,
        start: z.string().describe('Of the text, of one that the bank has'),
        problems: z.array(
          z.object({
            where: z.string().describe('A line, an element, or a file of an archive'),
            code: z.string(),
            message: z.string(),
          }),
        ),
        known: z
          .string()
          .nullable()
          .describe('The item of the bank that says the same: this one is not added. Never told of one with a picture'),
      }),
    )
    .describe('All that come in, by their places'),
  skipped: z.array(z.object({ where: z.string(), number, why: z.string() })),
}).meta({ id: 'ImportPreview' });
export type ImportPreview = z.infer<typeof ImportPreview>;

const importParam = z.string().max(100);

/** Import of questions from files, and export into files. */
export const importCalls = {
  'POST /staff/import': {
    summary: 'Look at what a file, or pasted text, would bring: nothing is added before it is accepted, within an hour',
    tag: 'items',
    access: 'staff',
    duties: bankDuties,
    // The form adds some bytes around the file.
    upload: importBytes + 10_000,
    body: form('ImportBody', {
      file: Bytes.optional(),
      text: z.string().optional().describe('Instead of a file'),
      format: ImportFormat.optional().describe('Recognised by what the file holds where it is not named'),
      legacy: z.literal('keep').optional().describe('Leaves text of a font from before Unicode in its letters'),
      is: ColumnNames(questionColumns)
        .optional()
        .describe('What each column of a table is, joined by commas; recognised by their headings without it'),
      formulas: z
        .literal('make')
        .optional()
        .describe('Makes formulas of what is typed as plain text and is surely one'),
    }).check(({ value, issues }) => {
      if ((value.file === undefined) === (value.text === undefined)) {
        issues.push({ code: 'custom', path: ['file'], message: fieldCode('fileOrTextMissing'), input: value });
      }
    }),
    answers: { 200: ImportPreview },
    refusals: [],
  },
  'GET /staff/import/:import': {
    summary: 'A page of the items of an import that is not accepted yet, as they would look',
    tag: 'items',
    access: 'staff',
    duties: bankDuties,
    params: z.object({ import: importParam }),
    query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
    answers: { 200: ImportPage },
    refusals: [],
  },
  'GET /staff/import/:import/figures/:place': {
    summary: 'A picture of an import that is not accepted yet, by the place of its item, from 0',
    tag: 'items',
    access: 'staff',
    duties: bankDuties,
    params: z.object({ import: importParam, place: z.coerce.number().int().min(0) }),
    answers: { 200: Bytes },
    refusals: [],
  },
  'POST /staff/import/:import/accept': {
    summary: 'Add the items of an import, all or none, as drafts; those that the bank has are not added again',
    tag: 'items',
    access: 'staff',
    duties: bankDuties,
    params: z.object({ import: importParam }),
    body: form('AcceptBody', sharedLabels).describe('For all of its items, where their file says nothing'),
    answers: { 200: z.object({ added: z.int(), already: z.int() }).meta({ id: 'Imported' }) },
    refusals: ['invalid'],
  },
  'GET /staff/export': {
    summary: 'The items that pass a filter, as a file; the header `items-left-out` says how many its form can not hold',
    tag: 'items',
    access: 'staff',
    duties: bankDuties,
    query: z.object({
      format: ExportFormat,
      ...itemFilter,
      items: z.string().max(8000).optional().describe('Ids with commas between them: of these alone'),
    }),
    answers: { 200: Bytes },
    refusals: [],
  },
} as const satisfies Calls;
