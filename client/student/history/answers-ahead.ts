import { storedAttempt } from '#exam/practice/open.ts';
import { parseStored } from '#exam/practice/parse-stored.ts';
import { keptOf } from '#exam/record/keep.ts';
import type { PaperAside } from '#exam/record/record.ts';
import { examKind } from '#client/student/exam/exam-kinds.ts';
import { parseExamId } from '#client/student/exam/exam-id.ts';
import { keepAnswered, type AttemptContext } from '#client/student/record/keep-attempt.ts';
import type { DeviceRecord } from '#client/student/record/device-record.ts';
import type { ExamBank } from '#client/student/exam/exam-kind.ts';
import { loadUnitBank } from './unit-bank.ts';

/**
 * Brings the answers of these papers into the record that it lacks, by their stored keys. It leaves out a paper whose questions do not
 * come, or are others by now.
 */
export async function keepAnswersAhead(record: DeviceRecord, papers: readonly PaperAside[]): Promise<void> {
  await Promise.all(papers.map((paper) => keepAhead(record, paper).catch(() => {})));
}

async function keepAhead(record: DeviceRecord, { id, exam, keys }: PaperAside): Promise<void> {
  const named = parseExamId(exam);
  if (named === null) return;
  const { bank, around } = await bankOf(named);
  const stored = parseStored((key) => keys[key] ?? null);
  const attempt = storedAttempt(named.exam, bank, stored);
  const kept = attempt && keptOf(attempt, id, around.topic);
  if (attempt === null || kept === null) return;
  await keepAnswered(record, attempt, kept, around);
}

async function bankOf({ exam, format, key }: NonNullable<ReturnType<typeof parseExamId>>): Promise<{
  readonly bank: ExamBank;
  readonly around: AttemptContext;
}> {
  if (format === 'unit-quiz') {
    const { topic, ...bank } = await loadUnitBank(key.split('/').pop() ?? '', null);
    return { bank, around: { topic, math: bank.math } };
  }
  const kind = examKind(format);
  const bank = await kind.load(exam, key);
  const explanations = await kind.loadExplanations?.(false).catch(() => null);
  return {
    bank,
    around: {
      topic: kind.topic?.(key, bank),
      math: { ...bank.math, ...explanations?.math },
      explanations: explanations ?? null,
    },
  };
}
