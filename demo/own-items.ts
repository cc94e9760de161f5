import type { OptionId } from '#contract/items.ts';

/** An item that the college wrote. */
export interface OwnItem {
  readonly subject: string;
  readonly topic: string;
  readonly stem: string;
  readonly options: readonly string[];
  readonly right: readonly OptionId[];
  readonly explanation: string;
  /** The right option where the key is wrong: its author slipped, and it has no review. */
  readonly truth?: string;
}

/** The item of the published examination whose key was planted wrong. */
export const wrongSum: OwnItem = {
  subject: 'mathematics',
  topic: 'Series',
  stem: 'What is the sum of the first twenty natural numbers, $1 + 2 + \\dots + 20$?',
  options: ['$190$', '$210$', '$200$', '$420$'],
  right: ['a'],
  explanation: 'The sum of the first $n$ natural numbers is $\\frac{n(n + 1)}{2}$.',
  truth: '$210$',
};

/** The same in the examination whose key is being decided. */
export const wrongMemory: OwnItem = {
  subject: 'computer',
  topic: 'Memory',
  stem: 'Which of these loses what it holds when the power is off?',
  options: ['ROM', 'RAM', 'A hard disk', 'A memory card'],
  right: ['a'],
  explanation: 'It is volatile: it keeps its content only while it has power.',
  truth: 'RAM',
};

/** The items that the college wrote itself. Those with a planted key are not among them. */
export const ownItems: readonly OwnItem[] = [
  {
    subject: 'english',
    topic: 'Prepositions',
    stem: 'She has lived in Dhulikhel ___ 2075 BS.',
    options: ['since', 'for', 'from', 'during'],
    right: ['a'],
    explanation: 'The sentence names the beginning of a time that goes on.',
  },
  {
    subject: 'mathematics',
    topic: 'Percentages',
    stem: 'A fee of Rs. 1200 is lowered by $15\\%$. What is to be paid?',
    options: ['Rs. 1185', 'Rs. 1020', 'Rs. 1080', 'Rs. 180'],
    right: ['b'],
    explanation: 'Fifteen hundredths of 1200 are 180, and $1200 - 180 = 1020$.',
  },
  {
    subject: 'mathematics',
    topic: 'Percentages',
    stem: 'A fee of Rs. 1200 is lowered by $15\\%$. How much is to be paid?',
    options: ['Rs. 1185', 'Rs. 1020', 'Rs. 1080', 'Rs. 180'],
    right: ['b'],
    explanation: 'Fifteen hundredths of 1200 are 180, and $1200 - 180 = 1020$.',
  },
  {
    subject: 'physics',
    topic: 'Motion',
    stem: 'A bus goes $18$ km in $30$ minutes. What is its average speed?',
    options: ['$36$ km/h', '$54$ km/h', '$9$ km/h', '$18$ km/h'],
    right: ['a'],
    explanation: 'In an hour it would go twice as far: $36$ km.',
  },
  {
    subject: 'physics',
    topic: 'Optics',
    stem: 'Where does a plane mirror show the image of a candle that stands $40$ cm in front of it?',
    options: ['On the mirror', '$40$ cm behind it', '$80$ cm behind it', '$40$ cm in front of it'],
    right: ['b'],
    explanation: 'The image is as far behind a plane mirror as the object is in front of it.',
  },
  {
    subject: 'english',
    topic: 'Passive voice',
    stem: 'Which sentence says the same as “The clerk checks the forms”?',
    options: [
      'The forms are checked by the clerk.',
      'The forms were checked by the clerk.',
      'The forms have checked the clerk.',
      'The clerk is checked by the forms.',
    ],
    right: ['a'],
    explanation: 'The tense stays: the simple present of the passive.',
  },
  {
    subject: 'computer',
    topic: 'Number systems',
    stem: 'How is the decimal number $13$ written in binary?',
    options: ['$1011$', '$1101$', '$1110$', '$1001$'],
    right: ['b'],
    explanation: '$13 = 8 + 4 + 1$.',
  },
  {
    subject: 'english',
    topic: 'Articles',
    stem: 'He is ___ honest man.',
    options: ['a', 'an', 'the only', 'no article'],
    right: ['b'],
    explanation: 'The first sound of “honest” is a vowel.',
  },
];
