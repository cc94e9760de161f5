import { categoryKey } from '#exam/category.ts';
import { groupBy } from '#exam/group-by.ts';
import { questionKey } from '#exam/question-key.ts';
import type { PastAnswer } from '#exam/record/answers.ts';
import { dayOf } from '#exam/record/day.ts';
import { ownExam } from '#exam/record/own-practice.ts';
import { inPracticeOrder, standingsOf, type QuestionStanding } from '#exam/record/practice-order.ts';
import { usualPace } from '#exam/record/paces.ts';
import type { Draw, PracticePart } from '#exam/record/plan.ts';
import { mathFor } from '#client/student/record/keep-attempt.ts';
import type { DeviceRecord } from '#client/student/record/device-record.ts';
import type { PracticeQuestion } from '#client/student/record-pages/practice-session.tsx';
import { chunk } from '#client/ui/chunk.ts';

/** Other pages need it too, so it is a file of its own. */
const topics = chunk('topic-practice', () => import('#client/student/exam/topic-practice.ts'));

/** What is left of a part on the day of `now`, in the order of its topics. Rejects when the questions do not come. */
export async function loadPractice(
  { practice, draws, clock }: PracticePart,
  device: DeviceRecord,
  answers: readonly PastAnswer[],
  now: number,
): Promise<PracticeQuestion[]> {
  const exam = ownExam(practice);
  const today = dayOf(now);
  const done = answers.filter(({ attempt, at }) => attempt.exam === exam && dayOf(at) === today);
  const byTopic = groupBy(done, ({ topic }) => topic ?? '');
  const pace = clock?.allowed ?? usualPace;
  const standings = standingsOf(answers, ({ question }) => question);
  const left = await Promise.all(
    draws.map((draw) =>
      loadDraw(draw, pace, standings, new Set(byTopic.get(draw.topic)?.map(({ question }) => question))),
    ),
  );
  const all = left.flat();
  // The record shows them again without a network.
  await device.putQuestions(all.map(({ question }) => question));
  return all;
}

async function loadDraw(
  { subject, topic, count }: Draw,
  pace: number,
  standings: ReadonlyMap<string, QuestionStanding>,
  asked: ReadonlySet<string>,
): Promise<PracticeQuestion[]> {
  const { loadTopic } = await topics();
  const { questions, math } = await loadTopic(`${subject}/${topic}`);
  const byKey = new Map(questions.map((question) => [questionKey(question), question]));
  const open = [...byKey.keys()].filter((key) => !asked.has(key));
  const keys = inPracticeOrder(open, (key) => standings.get(key)).slice(0, Math.max(0, count - asked.size));
  return keys.flatMap((key) => {
    const question = byKey.get(key);
    if (question === undefined) return [];
    return [{ question: { key, question, math: mathFor(question, math) }, subject: categoryKey(subject), topic, pace }];
  });
}
