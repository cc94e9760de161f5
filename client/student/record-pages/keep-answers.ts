import { categoryKey } from '#exam/category.ts';
import { attemptId } from '#exam/record/attempt-id.ts';
import type { PastAnswer } from '#exam/record/answers.ts';
import { usualPace } from '#exam/record/paces.ts';
import { longestAnswer, type KeptPlace } from '#exam/record/record.ts';
import type { DeviceRecord } from '#client/student/record/device-record.ts';
import type { AnsweredQuestion } from './question-run.ts';

/** Puts the answers of one practice into the record, one by one: an interrupted practice keeps its answers. */
export function keepSitting(device: DeviceRecord, exam: string, began: number) {
  const places: KeptPlace[] = [];
  let pace = usualPace;
  return async (
    settled: AnsweredQuestion,
    earlier: Pick<PastAnswer, 'subject' | 'topic'> | undefined,
    paceOfIt: number,
  ): Promise<void> => {
    const { question, key } = settled.question;
    const option = settled.chosen === null ? -1 : question.options.indexOf(settled.chosen);
    pace = paceOfIt;
    places.push({
      question: key,
      id: question.id,
      subject: earlier?.subject ?? categoryKey(question.category),
      topic: earlier?.topic ?? null,
      chosen: option < 0 ? null : option,
      outcome: settled.outcome,
      ms: Math.min(settled.ms, longestAnswer),
    });
    const id = attemptId(await device.device(), exam, began);
    // A clock that was set back meanwhile counts as standing still.
    await device.put({
      attempts: [{ id, exam, pace, began, ended: Math.max(began, settled.at), places: [...places] }],
    });
  };
}
