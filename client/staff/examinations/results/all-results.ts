import type { ResultRow } from '#contract/merit.ts';
import { staffCall } from '../../api/staff-call.ts';

/** The most rows that a page of a list has. */
const pageSize = 200;

/** All results of an examination, by rank. */
export async function allResults(code: string): Promise<ResultRow[]> {
  const all: ResultRow[] = [];
  let total = 1;
  for (let page = 1; (page - 1) * pageSize < total; page += 1) {
    const found = await staffCall('GET /staff/examinations/:code/results', {
      params: { code },
      query: { page, size: pageSize },
    });
    all.push(...found.rows);
    total = found.total;
  }
  return all;
}
