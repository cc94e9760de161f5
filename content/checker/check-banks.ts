import { bankRules } from './bank-rules.ts';
import type { CheckedBank, Finding } from './finding.ts';
import { nearDuplicates } from './near-duplicates.ts';
import { questionRules } from './question-rules.ts';

/** Everything the rules find in these banks, errors first. Never throws on what a bank holds. */
export function checkBanks(banks: readonly CheckedBank[]): Finding[] {
  const perBank = banks.flatMap((bank) => [...questionRules, ...bankRules].flatMap((rule) => rule(bank)));
  return [...perBank, ...nearDuplicates(banks)].toSorted(
    (a, b) => Number(a.level === 'warning') - Number(b.level === 'warning'),
  );
}
