import { useEffect, useState } from 'react';
import type { KeptQuestion } from '#client/student/record/record-tables.ts';
import { findQuestions } from '#client/student/history/find-questions.ts';
import type { RecordData } from './read-record.ts';

/**
 * The questions of these keys, as far as they can be found; null during the search. Calls `onGone` if some are lost; the record knows that
 * then.
 */
export function useQuestions(
  data: RecordData | null,
  keys: readonly string[],
  onGone?: () => void,
): Map<string, KeptQuestion> | null {
  const [questions, setQuestions] = useState<Map<string, KeptQuestion> | null>(null);
  const wanted = keys.join(' ');
  useEffect(() => {
    let shown = true;
    if (data === null) return;
    const find = async () => {
      const now = Date.now();
      const found = await findQuestions(data.device, wanted === '' ? [] : wanted.split(' '), data.answers, now);
      const gone = await data.device.gone(now);
      if (!shown) return;
      setQuestions(found);
      if ([...gone].some((key) => !data.gone.has(key))) onGone?.();
    };
    void find();
    return () => {
      shown = false;
    };
  }, [data, wanted, onGone]);
  return questions;
}
