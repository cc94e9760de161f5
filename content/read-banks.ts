import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckedBank, Finding } from './checker/finding.ts';
import { parseBank } from './question-file.ts';

/** The banks of a content folder, and a finding for each file that can't be read as one. */
export interface BankFiles {
  readonly banks: readonly CheckedBank[];
  readonly unreadable: readonly Finding[];
}

/** Reads every bank file under `<folder>/banks`, in the order of their names. */
export function readBanks(folder: string): BankFiles {
  const banks: CheckedBank[] = [];
  const unreadable: Finding[] = [];
  for (const file of globSync('banks/**/*.json', { cwd: folder }).toSorted()) {
    try {
      banks.push({ file, questions: parseBank(readFileSync(join(folder, file), 'utf8')) });
    } catch (error) {
      const message = `can't be read as a bank: ${error instanceof Error ? error.message : String(error)}`;
      unreadable.push({ level: 'error', file, id: null, message });
    }
  }
  return { banks, unreadable };
}
