import { useEffect, useState, useSyncExternalStore } from 'react';
import { onStoredElsewhere, readText } from '#client/lib/storage/browser-storage.ts';
import type { FormatName } from '#exam/practice/formats.ts';
import { parseExamId } from './exam-routes.ts';

export interface PaperUnderWay {
  readonly format: FormatName;
  readonly key: string;
}

/** Fetches what reads storage: the exam's code, which came when the paper was begun, and which nothing else here needs. */
async function paperUnderWay(): Promise<PaperUnderWay | null> {
  const { readStored } = await import('#client/lib/storage/stored-values.ts');
  const { exam, currentQuestionIndex } = readStored();
  return exam && !exam.ended && currentQuestionIndex !== undefined ? parseExamId(exam.id) : null;
}

/** The paper under way; null when there is none, undefined as long as that is not known: prerendered, and while it is read. */
export function usePaperUnderWay(): PaperUnderWay | null | undefined {
  const text = useSyncExternalStore(
    onStoredElsewhere,
    () => readText('exam'),
    () => undefined,
  );
  const [paper, setPaper] = useState<PaperUnderWay | null>();
  useEffect(() => {
    // Where the exam's code does not come, no paper could go on.
    if (text) void paperUnderWay().then(setPaper, () => setPaper(null));
  }, [text]);
  return text === null ? null : paper;
}
