import lists from 'virtual:practice/lists';
import type { TopicList } from './practice-subjects.ts';

/** The subjects that are practised by topic of all banks, with their topics. */
export const topicLists: readonly TopicList[] = lists;
