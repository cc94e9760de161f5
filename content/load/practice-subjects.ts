import subjects from 'virtual:practice/subjects';

/** A title, and the number of questions under it. */
export interface SubjectCount {
  readonly title: string;
  readonly count: number;
}

/** A subject with its topics, as a card lists them. */
export interface TopicList {
  readonly title: string;
  readonly topics: readonly SubjectCount[];
}

/**
 * The subject bank (subjects.ts), and the subjects for practice by topic over all banks, as a landing page shows them.
 */
export const { fromBanks, byTopic }: { fromBanks: readonly TopicList[]; byTopic: readonly SubjectCount[] } = subjects;
