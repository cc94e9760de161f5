// Writes one file of items in its own process. Packing thousands of items must not slow down candidates who sit an
// examination.
import type { FileItem } from '#interchange/item.ts';
import { work } from './work.ts';
import type { ExportFormat } from './file-types.ts';
import { writers } from './write-file.ts';

work(({ items, format }: { readonly items: readonly FileItem[]; readonly format: ExportFormat }) =>
  writers[format](items),
);
