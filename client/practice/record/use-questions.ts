import { useEffect, useState } from 'react';
import type { KeptQuestion } from '#client/record/record-tables.ts';
import { findQuestions } from '#client/history/find-questions.ts';
import type { RecordData } from './read-record.ts';

/** The questions of these keys, as far as they can be found; null until they were looked for. */
export function useQuestions(data: RecordData | null, keys: readonly string[]): Map<string, KeptQuestion> | null {
  const [questions, setQuestions] = useState<Map<string, KeptQuestion> | null>(null);
  const wanted = keys.join(' ');
  useEffect(() => {
    let shown = true;
    if (data === null) return;
    void findQuestions(data.device, wanted === '' ? [] : wanted.split(' '), data.answers).then(
      (found) => shown && setQuestions(found),
    );
    return () => {
      shown = false;
    };
  }, [data, wanted]);
  return questions;
}
