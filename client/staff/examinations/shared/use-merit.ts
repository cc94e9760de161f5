import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/calls.ts';
import { staffCall } from '../../api/staff-call.ts';
import { examinationKey } from './use-examination.ts';

export type Merit = AnswerOf<'GET /staff/examinations/:code/merit'>;
export type Statistics = AnswerOf<'GET /staff/examinations/:code/statistics'>;
export type Objection = AnswerOf<'GET /staff/examinations/:code/objections'>['rows'][number];
type Paper = AnswerOf<'GET /staff/examinations/:code/paper'>;
export type PaperItem = Paper['sections'][number]['items'][number] & { readonly section: string };

/** The items of a paper by position, each with its section's title. */
export function usePaperItems(code: string) {
  return useQuery({
    queryKey: examinationKey(code, 'paper-items'),
    queryFn: async ({ signal }): Promise<readonly PaperItem[]> => {
      const { sections } = await staffCall('GET /staff/examinations/:code/paper', { params: { code }, signal });
      return sections.flatMap(({ title, items }) => items.map((item) => ({ ...item, section: title })));
    },
  });
}

export function useStatistics(code: string) {
  return useQuery({
    queryKey: examinationKey(code, 'statistics'),
    queryFn: ({ signal }) => staffCall('GET /staff/examinations/:code/statistics', { params: { code }, signal }),
    retry: false,
  });
}

/** How many answers came late, and how many entries are impossible. */
export function useDoubtful(code: string, enabled: boolean) {
  return useQuery({
    queryKey: examinationKey(code, 'doubtful'),
    queryFn: async ({ signal }) => {
      const query = { page: 1, size: 1 };
      const path = 'GET /staff/examinations/:code/results';
      return (await staffCall(path, { params: { code }, query, signal })).doubtful;
    },
    enabled,
  });
}

const pageSize = 200;

/** Every objection, by position. */
export function useObjections(code: string) {
  return useQuery({
    queryKey: examinationKey(code, 'objections'),
    queryFn: async ({ signal }): Promise<readonly Objection[]> => {
      const rows: Objection[] = [];
      for (let page = 1; ; page += 1) {
        const answer = await staffCall('GET /staff/examinations/:code/objections', {
          params: { code },
          query: { page, size: pageSize },
          signal,
        });
        rows.push(...answer.rows);
        if (answer.rows.length < pageSize || rows.length >= answer.total) return rows;
      }
    },
  });
}

/** The merit list and the lists derived from it; with `rules`, the JSON of other rules, the lists that these would give. */
export function useMerit(code: string, rules?: string, enabled = true) {
  return useQuery({
    queryKey: examinationKey(code, 'merit', rules ?? null),
    queryFn: ({ signal }) =>
      staffCall('GET /staff/examinations/:code/merit', {
        params: { code },
        query: rules === undefined ? {} : { rules },
        signal,
      }),
    enabled,
    retry: false,
  });
}
