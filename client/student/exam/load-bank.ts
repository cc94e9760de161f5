import { bankImport } from '#content/load/banks.ts';
import type { LoadedBank } from '#content/load/loaded-bank.ts';
import { chunk } from '#client/ui/chunk.ts';

const nothing: LoadedBank = { questions: [], math: {} };

/** Loads a bank's chunk. An unknown bank has no questions; screens say so. Rejects with a ChunkLoadError when the chunk does not come. */
export async function loadBank(name: string): Promise<LoadedBank> {
  const load = bankImport(name);
  return load === undefined ? nothing : chunk(name, load)();
}

/** Several banks as one. */
export function joinBanks(banks: readonly LoadedBank[]): LoadedBank {
  return {
    questions: banks.flatMap((bank) => bank.questions),
    math: Object.assign({}, ...banks.map((bank) => bank.math)) as LoadedBank['math'],
  };
}
