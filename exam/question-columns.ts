/** The columns that a table of questions can have, in the order in which they are written. */
export const questionColumns = [
  'subject',
  'topic',
  'question',
  'option_a',
  'option_b',
  'option_c',
  'option_d',
  'option_e',
  'option_f',
  'answer',
  'explanation',
  'tags',
  'difficulty',
  'language',
] as const;
export type QuestionColumn = (typeof questionColumns)[number];
