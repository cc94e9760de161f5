import { placeOfQuestion, questionTopics, type QuestionTopic } from '#content/load/question-topics.ts';
import { topicQuestions } from '#content/load/topic-questions.ts';
import type { LoadedBank, MathMap } from '#content/load/loaded-bank.ts';
import type { Question, QuestionPlace } from '#exam/question.ts';
import { chunk } from '#client/ui/chunk.ts';
import { joinBanks } from './load-bank.ts';

/** A built-in question's topic with all its questions. */
export interface TopicOfQuestion {
  readonly topic: QuestionTopic;
  readonly bank: LoadedBank;
}

/** A question with its formulas. */
export interface PlacedQuestion {
  readonly question: Question;
  readonly math: MathMap;
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

/**
 * Loads a built-in question by the number of its topic in `questionTopics` and its place there, both from 0. Only the file of its language
 * is loaded. Null if there is none. Rejects with a ChunkLoadError when it does not come.
 */
export async function loadQuestionAt({ topic, place }: QuestionPlace): Promise<PlacedQuestion | null> {
  const { title = '', english = [0, 0, 0] } = questionTopics[topic] ?? {};
  const inEnglish = english.reduce((sum, count) => sum + count, 0);
  const [first, second] = topicQuestions[topic] ?? [];
  const load = place < inEnglish ? first : second;
  if (load === undefined || load === null) return null;
  const { questions, math } = await chunk(title, load)();
  const question = questions[place < inEnglish ? place : place - inEnglish];
  return question === undefined ? null : { question, math };
}

/** Loads the topic of a question by its key. Null if it is not built in. Rejects with a ChunkLoadError when it does not come. */
export async function loadTopicOf(key: string): Promise<TopicOfQuestion | null> {
  const place = placeOfQuestion(key);
  const topic = place === null ? undefined : questionTopics[place.topic];
  return place === null || topic === undefined ? null : { topic, bank: await loadTopicBank(place.topic) };
}
