import { catalogueName } from '#messages/catalogue-names.ts';
import { subjectAndTopic } from './exam-routes.ts';
import { topicName } from '#client/question/topic-name.ts';

/** What the practice of a topic is called by its exam's key: 'English: Tag Questions'. */
export function topicTitle(key: string): string {
  const [subject, topic] = subjectAndTopic(key);
  return `${catalogueName(subject)}: ${topicName(topic)}`;
}
