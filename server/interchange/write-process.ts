// Writes one file of items in a process of its own: thousands of items are packed while others sit an examination.
import type { FileItem } from '#interchange/item.ts';
import { work } from '#server/interchange/work.ts';
import type { ExportFormat } from '#server/interchange/file-types.ts';
import { writers } from '#server/interchange/write-file.ts';

work(({ items, format }: { readonly items: readonly FileItem[]; readonly format: ExportFormat }) =>
  writers[format](items),
);
