import { useQuery } from '@tanstack/react-query';
import { staffCall } from '../../api/staff-call.ts';
import { examinationKey } from './use-examination.ts';

/** The rooms of an examination; a college has no more than a page of its list holds. */
export function useRooms(code: string) {
  return useQuery({
    queryKey: examinationKey(code, 'rooms'),
    queryFn: async ({ signal }) => {
      const query = { size: 200 };
      return (await staffCall('GET /staff/examinations/:code/rooms', { params: { code }, query, signal })).rows;
    },
  });
}
