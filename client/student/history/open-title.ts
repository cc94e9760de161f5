import type { FormatName } from '#exam/practice/formats.ts';
import type { KeptAttempt } from '#exam/record/record.ts';
import { isFinished } from '#exam/record/sat.ts';
import { examOf } from '#client/student/exam/exam-id.ts';
import { paperTitle } from './paper-title.ts';

/** The name of a paper under way, by the topic of its answers, if it is under one. */
export function openTitle(
  { format, key }: { readonly format: FormatName; readonly key: string },
  attempts: readonly KeptAttempt[],
): string {
  const { id: exam } = examOf(format, key);
  return paperTitle({ exam, places: attempts.find((each) => each.exam === exam && !isFinished(each))?.places });
}
