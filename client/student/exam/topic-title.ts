import { catalogueName } from '#messages/catalogue-names.ts';
import { subjectAndTopic } from './exam-routes.ts';
import { topicName } from '#client/question/topic-name.ts';

/** The name of a topic's practice by its exam's key: 'English: Tag Questions'. */
export function topicTitle(key: string): string {
  const [subject, topic] = subjectAndTopic(key);
  return `${catalogueName(subject)}: ${topicName(topic)}`;
}
