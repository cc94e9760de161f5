// Findings in the question bank, and students' reports.
const names: Readonly<Record<string, string>> = {
  'suspected-key': 'Suspected key',
  report: 'Students’ reports',
  'nobody-right': 'Not one right',
  'everybody-right': 'Everybody right',
  'dead-distractor': 'Dead distractor',
  'different-keys': 'Two keys',
  'near-duplicate': 'Near duplicates',
  'of-a-kind': 'Many of a kind',
  'right-first': 'Right option mostly first',
  'no-right-option': 'No key',
  'equal-options': 'Equal options',
  stem: 'Incomplete question',
  explanation: 'Explanation',
  'unpaired-dollar': 'A $ without a partner',
  tex: 'TeX',
  markup: 'Leftover markup',
  'formula-outside': 'Formulas as plain text',
};
export const title = 'Bank doctor';
export const lookAgain = 'Look again';
export const looking = 'Looking …';
export const loading = 'Looking through the bank …';
export const findings = (count: number, said: string) => (count === 1 ? '1 finding.' : `${said} findings.`);
export const notLoaded = 'The findings could not be loaded.';
export const nothingFound = 'Nothing looks wrong in the bank.';
export const noneOfKind = 'Nothing of this kind any more.';
export const all = 'All findings';
export const kindsOfFindings = 'Kinds of findings';
export const looksFor = 'It looks for';
export const allKinds = Object.values(names);
export const kindName = (kind: string) => names[kind] ?? kind;
export const openItem = (id: string) => `Open item ${id}`;
export const moreOfItem = 'Also found of this item';
export const evidence = 'Evidence';
export const evidenceOf = (candidates: string) => `How ${candidates} candidates chose`;
export const sendToReview = 'Send to review';
export const sentToReview = (id: string) => `Item ${id} is a draft again and waits for a review.`;
export const keyNext = 'next, previous finding';
export const keyOpen = 'open the item';
export const keyDismiss = 'dismiss';
export const keyKind = 'kind';
export const dismiss = 'Dismiss…';
export const dismissTitle = 'Dismiss this finding?';
export const dismissBelow = 'It is not shown again, unless the item changes. The audit log keeps the reason.';
export const keepIt = 'Keep it';
export const dismissIt = 'Dismiss';
export const reason = 'Reason (optional)';
