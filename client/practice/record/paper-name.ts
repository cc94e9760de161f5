import { realPapers } from '#exam/record/papers.ts';
import type { KeptAttempt } from '#exam/record/record.ts';
import { mistakesExam, reviewExam } from '#exam/record/sat.ts';
import { examRoute, parseExamId } from '#client/practice/exam/exam-routes.ts';
import { topicName } from '#client/practice/exam/topic-name.ts';
import { topicTitle } from '#client/practice/exam/topic-title.ts';
import * as m from '#messages/record.ts';
import * as titles from '#messages/record-titles.ts';

/** What a kept paper is called: 'TU B.Sc.CSIT mock', '2074 Entrance Questions', 'Physics: Force'. */
export function paperName({ exam, places }: Pick<KeptAttempt, 'exam' | 'places'>): string {
  if (exam === reviewExam) return titles.review;
  if (exam === mistakesExam) return m.mistakesPractised;
  const mock = realPapers.find(({ name }) => exam === `mock/${name}`);
  if (mock !== undefined) return m.mock(m.papers[mock.name]);
  const topic = places[0]?.topic;
  if (typeof topic === 'string') return topicName(topic);
  const named = parseExamId(exam);
  return named === null
    ? m.paper
    : named.format === 'topic-practice'
      ? topicTitle(named.key)
      : examRoute(named.format).title(named.key);
}
