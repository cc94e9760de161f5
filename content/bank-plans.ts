/** What a bank has to hold: its file under `banks/`, its first id, and its categories in order with their counts. */
export interface BankPlan {
  readonly bank: string;
  readonly firstId: number;
  readonly categories: readonly (readonly [category: string, count: number])[];
}

/** The built-in banks (specification, section 3; the counts that it leaves open are in the decisions). */
export const bankPlans: readonly BankPlan[] = [
  {
    bank: 'category-test',
    firstId: 1,
    categories: [
      ['english', 20],
      ['physics', 20],
      ['chemistry', 20],
      ['biology', 10],
      ['mathematics', 20],
      ['gk', 10],
    ],
  },
];
