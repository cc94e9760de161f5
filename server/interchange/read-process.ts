// Reads one question file in a process of its own.
import type { ImportFormat } from '#exam/import-formats.ts';
import { readFile } from '#server/interchange/read-file.ts';
import { work } from '#server/interchange/work.ts';

work(({ format }: { readonly format?: ImportFormat }, bytes) => readFile(bytes, format));
