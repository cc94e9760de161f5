import type { DayPlan, PlanPart } from '#exam/record/plan.ts';
import { itemCount } from '#exam/record/papers.ts';
import { categoryName } from '#client/question/category-name.ts';
import { topicName } from '#client/question/topic-name.ts';
import * as m from '#messages/today.ts';

/** The name of a part within a sentence. */
export function partName(part: PlanPart): string {
  if (part.kind === 'review') return m.theReview;
  const { practice } = part;
  if (practice.kind === 'topic') return topicName(practice.topic);
  return practice.kind === 'timed' ? categoryName(practice.subject) : m.theSample;
}

/** The title of a part. */
export function partTitle(part: PlanPart): string {
  if (part.kind === 'review') return m.partReview(part.count);
  const { practice } = part;
  if (practice.kind === 'topic') return m.partTopic(topicName(practice.topic), part.count);
  return practice.kind === 'timed' ? m.partTimed(categoryName(practice.subject), part.count) : m.partSample(part.count);
}

/** What the device has of a plan while there is no connection. */
export interface OnDevice {
  readonly offline: boolean;
  /** The topic that another one replaces, as its questions are not here; null if none. */
  readonly replaced: string | null;
}

const online: OnDevice = { offline: false, replaced: null };

/** Why a part is there, in one sentence with its own figures; of a part that is done, how it went. */
export function partReason(
  part: PlanPart,
  { kind, parts, paper }: DayPlan,
  { offline, replaced }: OnDevice = online,
): string {
  if (part.done >= part.count)
    return part.kind === 'review' ? m.outcomeOfReview(part.right, part.count) : m.outcome(part.right, part.count);
  if (part.kind === 'review') {
    const rest = part.due - part.count;
    if (offline && kind !== 'tomorrow') return m.allHere(part.count);
    if (kind === 'tomorrow') return m.reviewsOfEve;
    if (rest <= 0) return m.reviewsAll(part.count);
    return kind === 'away' ? m.reviewsAfterBreak(rest) : m.reviewsSome(part.count, rest);
  }
  if (part.clock !== null) return m.whyTimed(part.clock.seconds, part.clock.allowed);
  if (part.win === null) return kind === 'first' ? m.whySample : m.whySampleAgain;
  const { topic, answered, right, marks } = part.win;
  const better = parts.filter((each) => each.kind === 'topic').indexOf(part);
  if (replaced !== null && better === 0) return m.inPlaceOf(topicName(replaced));
  return m.whyTopic({
    topic: topicName(topic),
    wrong: answered - right,
    answered,
    marks: marks === null ? null : Math.max(1, Math.round(marks)),
    items: paper === null ? 0 : itemCount(paper),
    better,
  });
}

/** The words of the one button. */
export function buttonOf(part: PlanPart): string {
  if (part.done > 0) return m.goOnWith(partName(part), part.done + 1, part.count);
  if (part.kind === 'review') return m.beginReview;
  return part.kind === 'sample' ? m.beginSample(part.count) : m.beginWith(partName(part));
}
