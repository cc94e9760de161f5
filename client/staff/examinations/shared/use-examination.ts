import { useQueryClient } from '@tanstack/react-query';
import { useOutletContext } from 'react-router';
import type { Examination } from '#contract/examination.ts';

/** What the parts of an examination's page are told of it. */
export function useExamination(): Examination {
  return useOutletContext<Examination>();
}

/** What the server's answers about an examination are kept under: all of them, or one kind. */
export const examinationKey = (code: string, ...of: readonly unknown[]) => ['examination', code, ...of];

/** Asks anew for everything that is shown of an examination, once something of it has changed. */
export function useChanged(code: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    void client.invalidateQueries({ queryKey: ['examinations'] });
    await client.invalidateQueries({ queryKey: examinationKey(code) });
  };
}
