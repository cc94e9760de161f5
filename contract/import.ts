import { z } from 'zod';
import { form } from '#contract/account.ts';
import type { Calls } from '#contract/call.ts';
import { exportForms, importBytes } from '#contract/import-bytes.ts';
import { BankItem, itemFilter } from '#contract/items.ts';
import { importFormats } from '#exam/import-formats.ts';
import * as t from '#text/en/fields.ts';

/** Bytes; in the documentation a file. */
const Bytes = z.instanceof(Uint8Array, { error: t.fileMissing }).meta({ type: 'string', format: 'binary' });

const ImportFormat = z.enum(importFormats, t.importForms);
const ExportFormat = z.enum(exportForms, t.exportForms);

/** An item that an import would add: it has no id, no people and no time yet. */
const NewItem = BankItem.omit({ id: true, author: true, reviewer: true, savedAt: true })
  .extend({
    figure: z
      .object({ id: z.string().describe('Of `GET /staff/import/{import}/figures/{place}`'), alt: z.string() })
      .nullable(),
  })
  .meta({ id: 'ImportedItem' });

const ImportPreview = z
  .object({
    import: z.string(),
    format: ImportFormat,
    items: z.array(
      z.object({
        item: NewItem,
        where: z.string().describe('As in a problem'),
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
    ),
    skipped: z.array(z.object({ where: z.string(), why: z.string() })),
    math: z.record(z.string(), z.string()).describe('The MathML of each formula of the first 1,000 items, by its TeX'),
  })
  .meta({ id: 'ImportPreview' });
export type ImportPreview = z.infer<typeof ImportPreview>;

const importParam = z.string().max(100);

/** Questions out of files, and into them. */
export const importCalls = {
  'POST /staff/import': {
    summary: 'Look at what a file, or pasted text, would bring: nothing is added before it is accepted, within an hour',
    tag: 'items',
    access: 'staff',
    // What a form adds around the file.
    upload: importBytes + 10_000,
    body: form('ImportBody', {
      file: Bytes.optional(),
      text: z.string().optional().describe('Instead of a file'),
      format: ImportFormat.optional().describe('Recognised by what the file holds where it is not named'),
    }).check(({ value, issues }) => {
      if ((value.file === undefined) === (value.text === undefined)) {
        issues.push({ code: 'custom', path: ['file'], message: t.fileOrTextMissing, input: value });
      }
    }),
    answers: { 200: ImportPreview },
    refusals: [],
  },
  'GET /staff/import/:import/figures/:place': {
    summary: 'A picture of an import that is not accepted yet, by the place of its item, from 0',
    tag: 'items',
    access: 'staff',
    params: z.object({ import: importParam, place: z.coerce.number().int().min(0) }),
    answers: { 200: Bytes },
    refusals: [],
  },
  'POST /staff/import/:import/accept': {
    summary: 'Add the items of an import, all or none, as drafts; those that the bank has are not added again',
    tag: 'items',
    access: 'staff',
    params: z.object({ import: importParam }),
    answers: { 200: z.object({ added: z.int(), already: z.int() }).meta({ id: 'Imported' }) },
    refusals: ['invalid'],
  },
  'GET /staff/export': {
    summary: 'The items that pass a filter, as a file; the header `items-left-out` says how many its form can not hold',
    tag: 'items',
    access: 'staff',
    query: z.object({
      format: ExportFormat,
      ...itemFilter,
      items: z.string().max(8000).optional().describe('Ids with commas between them: of these alone'),
    }),
    answers: { 200: Bytes },
    refusals: [],
  },
} as const satisfies Calls;
