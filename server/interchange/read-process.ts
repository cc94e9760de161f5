// Reads one question file in a process of its own, and makes all of its preview that takes long: formulas too.
import type { ChosenReading } from '#server/interchange/file-read.ts';
import { importOf } from '#server/interchange/read-import.ts';
import { readFile } from '#server/interchange/read-file.ts';
import { work } from '#server/interchange/work.ts';

work(async ({ chosen, source }: { readonly chosen: ChosenReading; readonly source: string }, bytes) =>
  importOf(await readFile(bytes, chosen), source),
);
