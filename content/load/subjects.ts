/** A topic of the subject bank: its title on the card, its file under `banks/`, and its number of questions. */
export interface Topic {
  readonly title: string;
  readonly bank: string;
  readonly count: number;
}

/** A subject for practice, with its topics. */
export interface PracticeSubject {
  readonly title: string;
  readonly topics: readonly Topic[];
}

/**
 * The subject bank (docs/specification.md, section 3). For other subjects practice is by topic over all banks:
 * practice-subjects.ts.
 */
export const practiceSubjects: readonly PracticeSubject[] = [
  {
    title: 'English',
    topics: [
      { title: 'Tag Questions', bank: 'english/tag-questions', count: 100 },
      { title: 'Pronouns', bank: 'english/pronouns', count: 100 },
      { title: 'Subject-verb Agreement', bank: 'english/subject-verb-agreement', count: 70 },
      { title: 'Phrasal Verbs', bank: 'english/phrasal-verbs', count: 24 },
      { title: 'Word Knowledge MCQ', bank: 'english/word-knowledge-mcq', count: 96 },
      { title: 'Verbs MCQ', bank: 'english/verbs-mcq', count: 72 },
    ],
  },
];
