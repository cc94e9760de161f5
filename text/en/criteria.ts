// A criterion in a table of what two candidates have
export const criteria = {
  marks: 'Total',
  'fewer-wrong': 'Fewer wrong',
  previous_score: 'Previous score',
  date_of_birth: 'Date of birth',
  'hand-in': 'Hand-in',
};

// A tie-break as a rule of an examination
export const tieBreaks = {
  'fewer-wrong': 'Fewer wrong',
  previous_score: 'Previous score, higher first',
  date_of_birth: 'Date of birth, older first',
  'hand-in': 'Hand-in, earlier first',
};
export const higherIn = (section: string) => `${section}, higher first`;

// What put one candidate above another, in a sentence
export const reasons = {
  marks: 'total marks',
  'fewer-wrong': 'fewer wrong answers',
  previous_score: 'previous score',
  date_of_birth: 'date of birth',
  'hand-in': 'an earlier hand-in',
};
export const marksIn = (section: string) => `marks in ${section}`;
