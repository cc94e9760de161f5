import type { LoadedBank, MathMap } from '#content/load/loaded-bank.ts';
import { plainText } from '#content/load/plain-text.ts';
import type { Question } from '#exam/question.ts';
import { questionKey } from '#exam/question-key.ts';

/** To how many other questions a question's page leads. */
const mostOthers = 10;
/** How much of a question a title has, in characters. */
const longestTitle = 70;

/** The topic of a question, as records name it. */
export interface PageTopic {
  readonly subject: string;
  readonly title: string;
}

/** What the page of a question shows. */
export interface QuestionPage {
  readonly title: string;
  readonly key: string;
  readonly question: Question;
  readonly topic: PageTopic;
  /** The next questions of its topic, after the last one those from its beginning. */
  readonly others: readonly { readonly key: string; readonly question: Question }[];
  readonly math: MathMap;
}

/** The page of a question among all questions of its topic. Null if they do not have it. */
export function questionPage(topic: PageTopic, { questions, math }: LoadedBank, key: string): QuestionPage | null {
  const keyed = questions.map((question) => ({ key: questionKey(question), question }));
  const place = keyed.findIndex((each) => each.key === key);
  const found = keyed[place];
  if (found === undefined) return null;
  return {
    title: titleOf(found.question, math),
    key,
    question: found.question,
    topic,
    others: [...keyed.slice(place + 1), ...keyed.slice(0, place)].slice(0, mostOthers),
    math,
  };
}

/** The beginning of a question's text, cut between two words. */
function titleOf({ question }: Question, math: MathMap): string {
  const text = plainText(question, math).replaceAll(/\s+/g, ' ').trim();
  return text.length <= longestTitle ? text : `${text.slice(0, longestTitle).replace(/\s+\S*$/, '')} …`;
}
