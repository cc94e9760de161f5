// What the item bank says of its items.

export const reportReasons: Readonly<Record<string, string>> = {
  'wrong-key': 'the marked answer is not right',
  'several-right': 'two answers are right',
  unclear: 'it can’t be understood',
  'typing-mistake': 'a typing mistake',
  'not-shown': 'the picture or the mathematics does not show',
  other: 'something else',
};
export const reported = (times: number, reasons: string) =>
  `Reported ${times === 1 ? 'once' : `${times} times`}: ${reasons}.`;
export const reportedElsewhere = (question: string, times: number, reasons: string) =>
  `Question ${question}, which is not in the bank, was reported ${times === 1 ? 'once' : `${times} times`}: ${reasons}.`;
export const rightFirst = (percent: number) =>
  `In ${percent} % of your bank’s own items the right option was written first.`;
export const nearDuplicate = (item: string, hasOtherKey: boolean) =>
  hasOtherKey ? `Near duplicate of item ${item}, with another key.` : `Near duplicate of item ${item}.`;
export const nearDuplicateAt = (where: string) => `Near duplicate of the question at ${where}.`;
const named = (items: readonly string[], more: number) => items.join(', ') + (more > 0 ? ` and ${more} more` : '');
export const nearDuplicates = (items: readonly string[], more: number) =>
  `Items ${named(items, more)} nearly say the same.`;
export const differentKeys = (items: readonly string[], more: number) =>
  `Items ${named(items, more)} nearly say the same and have different keys.`;
export const ofAKind = (count: number, others: readonly string[], more: number) =>
  `One of ${count} that differ in their numbers alone, with item ${named(others, more)}.`;
export const quoted = (text: string) => `“${text}”`;
export const times = (what: string, count: number) => (count === 1 ? what : `${what} (${count})`);
/** What the statistics of an examination say against an item, by their codes; `better` is empty where no option is meant. */
export const doubts = {
  'nobody-right': (candidates: number) => `Not one of ${candidates} candidates got it right.`,
  'everybody-right': (candidates: number) => `All of ${candidates} candidates got it right.`,
  'dead-distractor': (candidates: number, letter: string) => `Not one of ${candidates} candidates chose ${letter}.`,
  'suspected-key': (key: string, better: string) =>
    better === ''
      ? `The key is ${key}, and the better candidates did not choose it more often.`
      : `The key is ${key}, but the better candidates chose ${better}.`,
};
