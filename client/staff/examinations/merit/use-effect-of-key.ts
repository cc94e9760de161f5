import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { staffCall } from '../../api/staff-call.ts';
import { examinationKey, useExamination } from '../use-examination.ts';
import { effectOf, type Effect } from './effect.ts';
import { triedOf, type KeyDraft } from './key-draft.ts';
import { useStatistics } from './use-merit.ts';

/** What the decisions of a draft would change together; undefined until it is known, and while one of them says nothing yet. */
export function useEffectOfKey(draft: KeyDraft): { readonly effect: Effect | undefined; readonly error: Error | null } {
  const { code, passMark } = useExamination();
  const { data: statistics } = useStatistics(code);
  const decisions = triedOf(draft);
  const { data, error } = useQuery({
    queryKey: examinationKey(code, 'key-preview', JSON.stringify(decisions)),
    queryFn: ({ signal }) =>
      staffCall('POST /staff/examinations/:code/key', {
        params: { code },
        query: { preview: '1' },
        body: { decisions: [...(decisions ?? [])] },
        signal,
      }),
    enabled: decisions !== null,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const known = decisions !== null && data !== undefined && statistics !== undefined;
  return { effect: known ? effectOf(data.changed, statistics.paper, passMark) : undefined, error };
}
