import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/calls.ts';
import { staffCall } from '../../api/staff-call.ts';
import { examinationKey, useChanged } from '../shared/use-examination.ts';

/** A paper with its key, by its sections. */
export type StaffPaper = AnswerOf<'GET /staff/examinations/:code/paper'>;
export type PaperItem = StaffPaper['sections'][number]['items'][number];

/** The present paper of an examination. */
export function usePaper(code: string) {
  return useQuery({
    queryKey: examinationKey(code, 'paper'),
    queryFn: ({ signal }) => staffCall('GET /staff/examinations/:code/paper', { params: { code }, signal }),
  });
}

/** The actions on a paper: a new draw, other items, a reading. */
export function usePaperActs(code: string) {
  const client = useQueryClient();
  const changed = useChanged(code);
  const onSuccess = async (paper: StaffPaper) => {
    client.setQueryData(examinationKey(code, 'paper'), paper);
    await changed();
  };
  const draw = useMutation({
    mutationFn: () => staffCall('POST /staff/examinations/:code/paper/draw', { params: { code } }),
    onSuccess,
  });
  const put = useMutation({
    mutationFn: (items: string[]) =>
      staffCall('PUT /staff/examinations/:code/paper', { params: { code }, body: { items } }),
    onSuccess,
  });
  const read = useMutation({
    mutationFn: (version: number) =>
      staffCall('POST /staff/examinations/:code/paper/read', { params: { code }, body: { version } }),
    onSuccess,
  });
  return { draw, put, read };
}
