import { parseExamId } from '#client/student/exam/exam-id.ts';
import { examRoute } from '#client/student/exam/exam-routes.ts';
import { categoryName } from '#client/question/category-name.ts';
import { topicName } from '#client/question/topic-name.ts';
import { topicTitle } from '#client/student/exam/topic-title.ts';
import { mockOfExam } from '#exam/mock/mocks.ts';
import { parseOwnExam } from '#exam/record/own-practice.ts';
import { codeOfSatExam } from '#exam/record/sat-exam.ts';
import type { KeptAttempt } from '#exam/record/record.ts';
import * as m from '#messages/history.ts';
import { unitQuiz } from '#messages/exam-names.ts';
import * as titles from '#messages/record-titles.ts';
import { mockTitles } from './mock-titles.ts';

/** The name of a paper in the record; a mock with its number among those of its pattern, from 1. */
export function paperTitle(
  { exam, places = [] }: { readonly exam: string; readonly places?: KeptAttempt['places'] | undefined },
  mockNumber = 0,
): string {
  const mock = mockOfExam(exam);
  if (mock !== undefined) return mockNumber > 0 ? m.mockNumber(mockTitles[mock], mockNumber) : mockTitles[mock];
  if (exam === 'review') return titles.review;
  if (exam === 'mistakes') return titles.mistakes;
  const code = codeOfSatExam(exam);
  if (code !== null) return m.examination(code);
  const practice = parseOwnExam(exam);
  if (practice?.kind === 'topic') return topicName(practice.topic);
  if (practice?.kind === 'timed') return m.onTheClock(categoryName(practice.subject));
  if (practice?.kind === 'set') return titles.ownPractice;
  if (practice !== null) return m.overAllSubjects;
  const kept = places[0]?.topic ?? undefined;
  const topic = kept === undefined ? undefined : topicName(kept);
  const named = parseExamId(exam);
  if (named === null) return topic ?? unitQuiz;
  if (named.format === 'topic-practice') return topicTitle(named.key);
  return topic !== undefined && (named.format === 'mcq-practice' || named.format === 'unit-quiz')
    ? topic
    : examRoute(named.format).title(named.key);
}

/** The number of a mock among those of its pattern, from 1; 0 for any other paper. `attempts` in any order. */
export function mockNumberOf({ id, exam, began }: KeptAttempt, attempts: readonly KeptAttempt[]): number {
  if (mockOfExam(exam) === undefined) return 0;
  return attempts.filter((each) => each.exam === exam && (each.began < began || each.id === id)).length;
}
