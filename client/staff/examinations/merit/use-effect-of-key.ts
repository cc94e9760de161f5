import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { staffCall } from '../../api/staff-call.ts';
import { examinationKey, useExamination } from '../shared/use-examination.ts';
import { effectOf, type Effect } from './effect.ts';
import { triedOf, type KeyDraft } from './key-draft.ts';
import { useStatistics } from '../shared/use-merit.ts';

interface KnownEffect {
  /** Undefined until it is known, and while the draft holds no decision yet. */
  readonly effect: Effect | undefined;
  /** Whether it is on its way, and `effect` is still that of the draft before. */
  readonly isPending: boolean;
  readonly error: Error | null;
}

/** The common effect of a draft's decisions, on top of the newest version of the key. */
export function useEffectOfKey(draft: KeyDraft): KnownEffect {
  const { code, passMark } = useExamination();
  const statistics = useStatistics(code);
  const decisions = triedOf(draft);
  const preview = useQuery({
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
  const { data } = preview;
  const paper = data && statistics.data?.keyVersion === data.version - 1 ? statistics.data.paper : undefined;
  return {
    effect: decisions && data && paper ? effectOf(data.changed, paper, passMark) : undefined,
    isPending: preview.isLoading || preview.isPlaceholderData || statistics.isLoading,
    error: preview.error ?? statistics.error,
  };
}
