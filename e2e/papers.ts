/** The years that have a paper. */
export const years = [2074, 2075, 2076, 2077, 2078, 2079];

/** The topics of English in their order, with how many questions each holds. */
export const topics = {
  'Tag Questions': 100,
  Pronouns: 100,
  'Subject-verb Agreement': 70,
  'Phrasal Verbs': 24,
  'Word Knowledge MCQ': 96,
  'Verbs MCQ': 72,
};
