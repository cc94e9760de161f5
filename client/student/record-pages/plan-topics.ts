import { topicLists } from '#content/load/topic-lists.ts';
import { practiceSubjects } from '#content/load/subjects.ts';
import { categoryKey } from '#exam/category.ts';
import type { PracticeTopic } from '#exam/record/wins.ts';

/** Every topic that can be practised. */
export const planTopics: readonly PracticeTopic[] = [...topicLists, ...practiceSubjects].flatMap(({ title, topics }) =>
  topics.map((topic) => ({ subject: categoryKey(title), topic: topic.title, questions: topic.count })),
);
