import type { Candidate } from '#contract/candidates.ts';
import { staffCall } from '../../api/staff-call.ts';

/** The most rows that a page of a list has. */
const pageSize = 200;

/** All candidates of an examination who were not withdrawn, by room, seat and symbol number. */
export async function allCandidates(code: string): Promise<Candidate[]> {
  const all: Candidate[] = [];
  let total = 1;
  for (let page = 1; (page - 1) * pageSize < total; page += 1) {
    const found = await staffCall('GET /staff/examinations/:code/candidates', {
      params: { code },
      query: { page, size: pageSize },
    });
    all.push(...found.rows);
    total = found.total;
  }
  const inOrder = new Intl.Collator('en', { numeric: true });
  const key = ({ room, seat, symbolNumber }: Candidate) => [room ?? '\uFFFF', seat ?? '\uFFFF', symbolNumber];
  return all
    .filter(({ withdrawn }) => !withdrawn)
    .sort((a, b) => {
      const [left, right] = [key(a), key(b)];
      return left.reduce((found, part, at) => found || inOrder.compare(part, right[at] ?? ''), 0);
    });
}
