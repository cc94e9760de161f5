import { withPostposition } from '#text/postposition.ts';

// A criterion in a table of what two candidates have
export const criteria = {
  marks: 'जम्मा',
  'fewer-wrong': 'कम गलत',
  previous_score: 'अघिल्लो प्राप्ताङ्क',
  date_of_birth: 'जन्म मिति',
  'hand-in': 'बुझाएको समय',
};

// A tie-break as a rule of an examination
export const tieBreaks = {
  'fewer-wrong': 'गलत कम हुने पहिले',
  previous_score: 'अघिल्लो प्राप्ताङ्क बढी हुने पहिले',
  date_of_birth: 'जेठो पहिले',
  'hand-in': 'चाँडो बुझाउने पहिले',
};
export const higherIn = (section: string) => `${withPostposition(section, 'मा')} बढी अङ्क पहिले`;

// What put one candidate above another, in a sentence
export const reasons = {
  marks: 'जम्मा अङ्क',
  'fewer-wrong': 'कम गलत उत्तर',
  previous_score: 'अघिल्लो प्राप्ताङ्क',
  date_of_birth: 'जन्म मिति',
  'hand-in': 'बुझाएको समय',
};
export const marksIn = (section: string) => `${withPostposition(section, 'को')} अङ्क`;
