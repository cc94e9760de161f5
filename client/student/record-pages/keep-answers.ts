import { categoryKey } from '#exam/category.ts';
import { attemptId } from '#exam/record/attempt-id.ts';
import type { PastAnswer } from '#exam/record/answers.ts';
import { wasLeft } from '#exam/record/keep.ts';
import { longestAnswer, type KeptAttempt } from '#exam/record/record.ts';
import type { DeviceRecord } from '#client/student/record/device-record.ts';
import type { AnsweredQuestion } from './question-run.ts';

/** A practice whose answers go into the record. */
interface KeptSitting {
  readonly exam: string;
  /** In ms since the epoch. */
  readonly began: number;
  /** How many questions it has, if it counts as unfinished until all are answered. */
  readonly total?: number;
  /** What the record has of it already. */
  readonly known?: KeptAttempt | undefined;
}

/** Puts the answers of one practice into the record, one by one: an interrupted practice keeps its answers. */
export function keepSitting(device: DeviceRecord, { exam, began, total = 0, known }: KeptSitting) {
  const places = [...(known?.places ?? [])];
  let last = known?.ended;
  return async (
    settled: AnsweredQuestion,
    earlier: Pick<PastAnswer, 'subject' | 'topic'> | undefined,
    pace: number,
  ): Promise<void> => {
    const { question, key } = settled.question;
    const option = settled.chosen === null ? -1 : question.options.indexOf(settled.chosen);
    places.push({
      question: key,
      id: question.id,
      subject: earlier?.subject ?? categoryKey(question.category),
      topic: earlier?.topic ?? null,
      chosen: option < 0 ? null : option,
      outcome: settled.outcome,
      ms: Math.min(settled.ms, longestAnswer),
      ...(last !== undefined && wasLeft(last, settled.at) && { at: settled.at }),
    });
    last = settled.at;
    // A clock that was set back meanwhile counts as standing still.
    const now = { exam, pace, began, ended: Math.max(began, settled.at), places: [...places] };
    const unfinished = places.length < total ? { total } : {};
    const id = attemptId(await device.device(), exam, began);
    await device.put({ attempts: [{ id, ...now, ...unfinished }] });
  };
}
