// Reads one question file in its own process. It also makes the slow parts of the preview there, such as formulas.
import type { ChosenReading } from './file-read.ts';
import { importOf } from './read-import.ts';
import { readFile } from './read-file.ts';
import { work } from './work.ts';

work(async ({ chosen, source }: { readonly chosen: ChosenReading; readonly source: string }, bytes) =>
  importOf(await readFile(bytes, chosen), source),
);
