import { useSyncExternalStore } from 'react';
import { onStoredElsewhere, readStored } from '#client/storage/browser-storage.ts';
import { parseExamId, type KeptFormat } from './exam-routes.ts';

/** The id of the exam under way, as storage has it; null when none is. */
function examUnderWay(): string | null {
  const { exam, currentQuestionIndex } = readStored();
  return exam && !exam.ended && currentQuestionIndex !== undefined ? exam.id : null;
}

export interface PaperUnderWay {
  readonly format: KeptFormat;
  readonly key: string;
}

/** The paper under way; null when there is none, undefined as long as that is not known: prerendered, and while hydrating. */
export function usePaperUnderWay(): PaperUnderWay | null | undefined {
  const id = useSyncExternalStore(onStoredElsewhere, examUnderWay, () => undefined);
  return typeof id === 'string' ? parseExamId(id) : id;
}
