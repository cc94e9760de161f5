import { fromBanks } from '#content/load/practice-subjects.ts';
import { topicLists } from '#content/load/topic-lists.ts';
import { categoryKey } from '#exam/category.ts';
import { ownPaths } from '#client/shell/own-paths.ts';
import { paths } from '#client/shell/paths.ts';
import { clearForExamStart } from '#client/storage/browser-storage.ts';

/**
 * Where a topic of the record (its subject folded, as there) is practised: on its own page, which begins as every start does,
 * else among the mistakes.
 */
export function wayToTopic(subject: string, topic: string): { readonly to: string; readonly onClick?: () => void } {
  const list = [...fromBanks, ...topicLists].find(
    ({ title, topics }) => categoryKey(title) === subject && topics.some((each) => each.title === topic),
  );
  return list === undefined
    ? { to: `${ownPaths.mistakes.to()}?${new URLSearchParams({ subject, topic })}` }
    : { to: paths.topicPractice.to({ subject: list.title, section: topic }), onClick: clearForExamStart };
}
