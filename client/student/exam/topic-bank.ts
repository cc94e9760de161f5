import { placeOfQuestion, questionTopics, type QuestionTopic } from '#content/load/question-topics.ts';
import { topicQuestions } from '#content/load/topic-questions.ts';
import type { LoadedBank } from '#content/load/loaded-bank.ts';
import { chunk } from '#client/ui/chunk.ts';
import { joinBanks } from './load-bank.ts';

/** A built-in question's topic with all its questions. */
export interface TopicOfQuestion {
  readonly topic: QuestionTopic;
  readonly bank: LoadedBank;
}

/**
 * Loads the questions of a topic by its number in `questionTopics`: the English ones, then the Nepali ones. An unknown topic has none.
 * Rejects with a ChunkLoadError when they do not come.
 */
export async function loadTopicBank(topic: number): Promise<LoadedBank> {
  const title = questionTopics[topic]?.title ?? '';
  const banks = (topicQuestions[topic] ?? []).flatMap((load) => (load === null ? [] : [chunk(title, load)()]));
  return joinBanks(await Promise.all(banks));
}

/** Loads the topic of a question by its key. Null if it is not built in. Rejects with a ChunkLoadError when it does not come. */
export async function loadTopicOf(key: string): Promise<TopicOfQuestion | null> {
  const place = placeOfQuestion(key);
  const topic = place === null ? undefined : questionTopics[place.topic];
  return place === null || topic === undefined ? null : { topic, bank: await loadTopicBank(place.topic) };
}
