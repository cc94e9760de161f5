import { reviewsOf } from '#exam/record/due.ts';
import type { DayPlan, ToPlan } from '#exam/record/plan.ts';
import type { PracticeTopic } from '#exam/record/wins.ts';
import { sameTitle, subjectAndTopic } from '#client/student/exam/exam-routes.ts';
import { heldBanks } from '#client/student/offline/held-banks.ts';
import type { RecordData } from '#client/student/record-pages/read-record.ts';

/**
 * What a plan can be made of without a connection, on the day of `now` (ms since the epoch): the topics and the reviews whose questions are
 * on this device. Topics that `whole`, the plan with a connection, has done stay.
 */
export async function planHere(
  data: RecordData,
  whole: DayPlan,
  topics: readonly PracticeTopic[],
  now: number,
): Promise<ToPlan> {
  const due = reviewsOf(data, data.answers, now, Infinity).toDo;
  const [held, found] = await Promise.all([heldTopics().catch(() => []), data.device.questions(due)]);
  const done = whole.parts.flatMap((part) => (part.kind === 'topic' && part.done >= part.count ? part.draws : []));
  const isHere = ({ subject, topic }: PracticeTopic) =>
    held.some((each) => sameTitle(each.subject, subject) && sameTitle(each.topic, topic)) ||
    done.some((each) => each.subject === subject && each.topic === topic);
  return {
    ...data,
    topics,
    topicsHere: topics.filter(isHere),
    gone: new Set([...data.gone, ...due.filter((key) => !found.has(key))]),
  };
}

/** The topics whose questions this device keeps. Rejects where it keeps none. */
async function heldTopics(): Promise<{ subject: string; topic: string }[]> {
  return [...(await heldBanks())].map((name) => {
    const [subject, topic] = subjectAndTopic(name);
    return { subject, topic };
  });
}
