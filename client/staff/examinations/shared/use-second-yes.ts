import { useQuery } from '@tanstack/react-query';
import type { ConsentStep } from '#contract/consents.ts';
import { staffCall } from '../../api/staff-call.ts';
import { examinationKey, useExamination } from './use-examination.ts';
import { yesOf } from './yes-of.ts';

/** Whether the examination asks for a second examiner's yes to a step, and how it stands with it. */
export function useSecondYes(step: ConsentStep | undefined) {
  const { code, secondExaminer } = useExamination();
  const isNeeded = secondExaminer && step !== undefined;
  const { data, error } = useQuery({
    queryKey: examinationKey(code, 'consents'),
    queryFn: ({ signal }) => staffCall('GET /staff/examinations/:code/consents', { params: { code }, signal }),
    enabled: isNeeded,
  });
  const yes = data === undefined || step === undefined ? undefined : yesOf(data, step);
  return { isNeeded, yes, error, stands: !isNeeded || yes?.state === 'agreed' };
}
