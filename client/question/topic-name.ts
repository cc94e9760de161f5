import { nepaliTopics } from '#content/load/nepali-topics.ts';
import { unitName } from '#messages/unit-names.ts';

/** A topic, a unit or the heading of units in words for a student; files, records and addresses have it in English. */
export function topicName(name: string): string {
  return nepaliTopics.get(name) ?? unitName(name);
}
