import { useQuery } from '@tanstack/react-query';
import { staffCall } from '../../api/staff-call.ts';
import { examinationKey } from '../shared/use-examination.ts';

export const noticeKey = (code: string) => examinationKey(code, 'notice');

/** The notice of an examination, as its staff edit it. */
export function useNotice(code: string) {
  return useQuery({
    queryKey: noticeKey(code),
    queryFn: ({ signal }) => staffCall('GET /staff/examinations/:code/notice', { params: { code }, signal }),
  });
}
