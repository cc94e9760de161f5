import { bankRules, spreadRules } from './bank-rules.ts';
import { languageRules } from './language-rules.ts';
import type { CheckedBank } from '#content/read/finding.ts';
import { forEachQuestion, type BankRule, type RuleFinding } from './bank-rule.ts';
import { nearDuplicates } from './near-duplicates.ts';
import { questionRules } from './question-rules.ts';

/** Everything the rules find in these banks, errors first. Never throws on what a bank holds. */
export function checkBanks(banks: readonly CheckedBank[]): RuleFinding[] {
  const findings = [
    ...apply([...[...questionRules, ...languageRules].map(forEachQuestion), ...bankRules], banks),
    ...apply(spreadRules, subjectsTogether(banks)),
    ...nearDuplicates(banks),
  ];
  return findings.toSorted((a, b) => Number(a.level === 'warning') - Number(b.level === 'warning'));
}

function apply(rules: readonly BankRule[], banks: readonly CheckedBank[]): RuleFinding[] {
  return banks.flatMap((bank) => rules.flatMap((rule) => rule(bank)));
}

/** Joins the chapter quizzes of one folder into one bank; every other bank stays by itself. */
function subjectsTogether(banks: readonly CheckedBank[]): CheckedBank[] {
  const groups = Map.groupBy(banks, ({ file }) => file.replace(/(\/chapter-quiz)\/.+$/, '$1'));
  return [...groups].map(([file, group]) => ({ file, questions: group.flatMap((bank) => bank.questions) }));
}
