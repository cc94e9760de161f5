// Writes one file of items in a process of its own: thousands of items are packed while others sit an examination.
import type { FileItem } from '#interchange/item.ts';
import { work } from './work.ts';
import type { ExportFormat } from './file-types.ts';
import { writers } from './write-file.ts';

work(({ items, format }: { readonly items: readonly FileItem[]; readonly format: ExportFormat }) =>
  writers[format](items),
);
