import { useQueryClient } from '@tanstack/react-query';
import { useOutletContext } from 'react-router';
import type { Examination } from '#contract/examination.ts';

/** What the parts of an examination's page get from it. */
export function useExamination(): Examination {
  return useOutletContext<Examination>();
}

/** The query key of the server's answers about an examination: all of them, or one kind. */
export const examinationKey = (code: string, ...of: readonly unknown[]) => ['examination', code, ...of];

/** Requests all data of an examination again, once some of it has changed. */
export function useChanged(code: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    void client.invalidateQueries({ queryKey: ['examinations'] });
    await client.invalidateQueries({ queryKey: examinationKey(code) });
  };
}
