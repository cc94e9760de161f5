// Reads one question file in a process of its own, and makes all of its preview that takes long: formulas too.
import type { ChosenReading } from './file-read.ts';
import { importOf } from './read-import.ts';
import { readFile } from './read-file.ts';
import { work } from './work.ts';

work(async ({ chosen, source }: { readonly chosen: ChosenReading; readonly source: string }, bytes) =>
  importOf(await readFile(bytes, chosen), source),
);
