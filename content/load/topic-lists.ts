import lists from 'virtual:practice/lists';
import type { TopicList } from './practice-subjects.ts';

/** The subjects for practice by topic over all banks, with their topics. */
export const topicLists: readonly TopicList[] = lists;
