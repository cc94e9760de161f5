import { formats } from '#exam/practice/formats.ts';
import { practiceSubjects } from '#content/load/subjects.ts';

/** What a bank must hold: its file under `banks/`, its first id, and its categories in order with their counts. */
export interface BankPlan {
  readonly bank: string;
  readonly firstId: number;
  readonly categories: readonly (readonly [category: string, count: number])[];
}

/** The pattern of the TU B.Sc.CSIT entrance paper, which the timed quiz draws. */
const entrancePattern = formats['entrance-quiz'].paper.quotas;

const blocks: readonly BankPlan[] = Array.from({ length: 10 }, (_, block) => ({
  bank: `entrance/block-${String(block + 1).padStart(2, '0')}`,
  firstId: block * 100 + 1,
  categories: entrancePattern,
}));

const scienceSets: readonly BankPlan[] = Array.from({ length: 4 }, (_, set) => ({
  bank: `science-exam/set-${set + 1}`,
  firstId: 1,
  categories: [
    ['physics', 10],
    ['chemistry', 9],
    ['biology', 8],
    ['mathematics', 10],
    ['english', 6],
    ['general knowledge', 3],
    ['geography', 2],
    ['logic', 2],
  ],
}));

const managementSets: readonly BankPlan[] = Array.from({ length: 2 }, (_, set) => ({
  bank: `management-exam/set-${set + 1}`,
  firstId: 1,
  categories: [
    ['mathematics', 14],
    ['english', 12],
    ['analogy', 5],
    ['general knowledge', 5],
    ['logical reasoning', 5],
    ['geography', 3],
    ['history', 3],
    ['technology', 2],
    ['sports', 1],
  ],
}));

const topics: readonly BankPlan[] = practiceSubjects.flatMap((subject) =>
  subject.topics.map(({ bank, count }) => ({ bank, firstId: 1, categories: [[subject.title.toLowerCase(), count]] })),
);

/**
 * The built-in banks (docs/specification.md, section 3). docs/rules/practice-exams.md, section 6 has the counts that it
 * leaves open.
 */
export const bankPlans: readonly BankPlan[] = [
  {
    bank: 'category-test',
    firstId: 1,
    categories: formats['category-test'].paper.quotas,
  },
  ...blocks,
  {
    bank: 'entrance/second-set',
    firstId: 1001,
    categories: [
      ['mathematics', 30],
      ['physics', 30],
      ['chemistry', 30],
      ['english', 18],
      ['computer', 12],
    ],
  },
  {
    bank: 'entrance/mock',
    firstId: 1,
    categories: [
      ['mathematics', 25],
      ['english', 25],
      ['physics', 25],
      ['chemistry', 25],
      ['english', 25],
      ['physics', 25],
      ['chemistry', 25],
      ['mathematics', 50],
    ],
  },
  ...scienceSets,
  ...managementSets,
  ...topics,
  { bank: 'plus-2/nepali', firstId: 1, categories: [['nepali', 60]] },
  { bank: 'plus-2/general-knowledge', firstId: 1, categories: [['general knowledge', 60]] },
  {
    bank: 'plus-2/science-terms',
    firstId: 1,
    categories: [
      ['physics', 12],
      ['chemistry', 6],
      ['biology', 11],
      ['general knowledge', 1],
    ],
  },
  { bank: 'plus-2/accountancy', firstId: 1, categories: [['accountancy', 50]] },
  { bank: 'plus-2/economics', firstId: 1, categories: [['economics', 50]] },
  { bank: 'plus-2/business-mathematics', firstId: 1, categories: [['mathematics', 50]] },
  { bank: 'plus-2/business-studies', firstId: 1, categories: [['business studies', 50]] },
  { bank: 'plus-2/logical-reasoning', firstId: 1, categories: [['logical reasoning', 50]] },
  { bank: 'plus-2/grammar', firstId: 1, categories: [['english', 50]] },
  { bank: 'plus-2/general-knowledge-in-english', firstId: 1, categories: [['general knowledge', 50]] },
  { bank: 'plus-2/more-accountancy', firstId: 1, categories: [['accountancy', 50]] },
  { bank: 'plus-2/more-economics', firstId: 1, categories: [['economics', 50]] },
  { bank: 'plus-2/school-mathematics', firstId: 1, categories: [['mathematics', 50]] },
  { bank: 'plus-2/more-business-studies', firstId: 1, categories: [['business studies', 50]] },
  { bank: 'plus-2/more-logical-reasoning', firstId: 1, categories: [['logical reasoning', 50]] },
  {
    bank: 'plus-2/harder-science',
    firstId: 1,
    categories: [
      ['physics', 13],
      ['chemistry', 12],
      ['biology', 12],
      ['mathematics', 13],
    ],
  },
  {
    bank: 'plus-2/further-science',
    firstId: 1,
    categories: [
      ['physics', 16],
      ['chemistry', 15],
      ['biology', 12],
      ['mathematics', 12],
    ],
  },
  {
    bank: 'plus-2/more-science',
    firstId: 1,
    categories: [
      ['physics', 16],
      ['chemistry', 15],
      ['biology', 12],
      ['mathematics', 12],
    ],
  },
  {
    bank: 'bca/paper',
    firstId: 1,
    categories: [
      ['english', 40],
      ['mathematics', 50],
      ['general knowledge', 10],
    ],
  },
  { bank: 'bca/further-mathematics', firstId: 1, categories: [['mathematics', 50]] },
  { bank: 'bca/more-mathematics', firstId: 1, categories: [['mathematics', 50]] },
  { bank: 'bca/more-english', firstId: 1, categories: [['english', 50]] },
  { bank: 'bca/words-and-idioms', firstId: 1, categories: [['english', 50]] },
  { bank: 'bca/computer-basics', firstId: 1, categories: [['computer', 50]] },
  { bank: 'bca/more-general-knowledge', firstId: 1, categories: [['general knowledge', 50]] },
  { bank: 'bca/more-computing', firstId: 1, categories: [['computer', 50]] },
  { bank: 'bca/further-general-knowledge', firstId: 1, categories: [['general knowledge', 50]] },
  { bank: 'bca/further-english', firstId: 1, categories: [['english', 50]] },
  { bank: 'bca/various-mathematics', firstId: 1, categories: [['mathematics', 50]] },
];
