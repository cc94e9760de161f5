import { useEffect, useState, useSyncExternalStore } from 'react';
import { onStoredElsewhere, readText } from '#client/lib/storage/browser-storage.ts';
import type { FormatName } from '#exam/practice/formats.ts';
import { parseExamId } from '#client/student/exam/exam-id.ts';

export interface PaperUnderWay {
  readonly format: FormatName;
  readonly key: string;
  /** The number of its question on screen, from 1. */
  readonly place: number;
}

/** Fetches the code that reads storage: the exam's code. It loaded when the paper began, and nothing else here needs it. */
async function paperUnderWay(): Promise<PaperUnderWay | null> {
  const { readStored } = await import('#client/lib/storage/stored-values.ts');
  const { exam, currentQuestionIndex } = readStored();
  if (!exam || exam.ended || currentQuestionIndex === undefined) return null;
  const named = parseExamId(exam.id);
  return named && { format: named.format, key: named.key, place: currentQuestionIndex + 1 };
}

/** The paper under way; null when there is none, undefined while that is not known: in a prerendered page, and during the read. */
export function usePaperUnderWay(): PaperUnderWay | null | undefined {
  const text = useSyncExternalStore(
    onStoredElsewhere,
    () => readText('exam'),
    () => undefined,
  );
  const [paper, setPaper] = useState<PaperUnderWay | null>();
  useEffect(() => {
    // If the exam's code does not come, no paper could go on.
    if (text) void paperUnderWay().then(setPaper, () => setPaper(null));
  }, [text]);
  return text === null ? null : paper;
}
