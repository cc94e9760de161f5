import type { Candidate } from '#contract/candidates.ts';
import { staffCall } from '../../api/staff-call.ts';

/** The most rows that a page of a list has. */
const pageSize = 200;

/** A candidate on paper. */
export interface PrintedCandidate extends Candidate {
  /** Whether the application has a photo. */
  readonly hasPhoto: boolean;
}

/** All candidates of an examination who were not withdrawn, by room, seat and symbol number. */
export async function allCandidates(code: string): Promise<PrintedCandidate[]> {
  const all: PrintedCandidate[] = [];
  let total = 1;
  for (let page = 1; (page - 1) * pageSize < total; page += 1) {
    const found = await staffCall('GET /staff/examinations/:code/candidates', {
      params: { code },
      query: { page, size: pageSize },
    });
    const withPhoto = new Set(found.withPhoto);
    all.push(...found.rows.map((row) => ({ ...row, hasPhoto: withPhoto.has(row.symbolNumber) })));
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
