import { categoryKey } from '#exam/category.ts';
import { attemptId } from '#exam/record/attempt-id.ts';
import type { PastAnswer } from '#exam/record/answers.ts';
import { wasLeft } from '#exam/record/keep.ts';
import { longestAnswer, type KeptPlace } from '#exam/record/record.ts';
import type { DeviceRecord } from '#client/student/record/device-record.ts';
import type { AnsweredQuestion } from './question-run.ts';

/** A practice whose answers go into the record. */
interface KeptSitting {
  readonly exam: string;
  /** In ms since the epoch. */
  readonly began: number;
  /** For a set of questions, each asked once: how many. It counts as unfinished until all are answered. */
  readonly total?: number;
}

/**
 * Puts the answers of one practice into the record, one by one: an interrupted practice keeps its answers. It adds to what the record has,
 * as another tab may be at the same set. Of two answers to a question of a set the first counts. Returns how many answers the record has.
 */
export function keepSitting(device: DeviceRecord, { exam, began, total = 0 }: KeptSitting) {
  let before: Promise<unknown> = Promise.resolve();
  const add = async (
    settled: AnsweredQuestion,
    earlier: Pick<PastAnswer, 'subject' | 'topic'> | undefined,
    pace: number,
  ): Promise<number> => {
    const { question, key } = settled.question;
    const id = attemptId(await device.device(), exam, began);
    const known = await device.attempt(id);
    const answered = known?.places ?? [];
    if (total > 0 && answered.some((place) => place.question === key)) return answered.length;
    const last = known?.ended ?? began;
    // A clock that was set back meanwhile counts as standing still.
    const ended = Math.max(last, settled.at);
    const option = settled.chosen === null ? -1 : question.options.indexOf(settled.chosen);
    const place: KeptPlace = {
      question: key,
      id: question.id,
      subject: earlier?.subject ?? categoryKey(question.category),
      topic: earlier?.topic ?? null,
      chosen: option < 0 ? null : option,
      outcome: settled.outcome,
      ms: Math.min(settled.ms, longestAnswer),
      ...(wasLeft(last, ended) && { at: ended }),
    };
    const places = [...answered, place];
    const unfinished = places.length < total ? { total } : {};
    await device.put({ attempts: [{ id, exam, pace, began, ended, places, ...unfinished }] });
    return places.length;
  };
  return (...answer: Parameters<typeof add>): Promise<number> => {
    const added = before.then(() => add(...answer));
    before = added.catch(() => {});
    return added;
  };
}
