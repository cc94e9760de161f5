import type { Examination } from '#contract/examination.ts';
import * as m from '#messages/staff-examinations.ts';

/** What waits for a person in an examination, and in which of its parts (its segment in tabs.ts). */
interface Step {
  readonly title: string;
  readonly segment: string;
}

/** What is to be done next about an examination. */
export function nextStep({ state, counts, sections }: Examination): Step {
  if (state !== 'draft') return later[state];
  const wanted = sections.reduce((sum, { count }) => sum + count, 0);
  if (counts.items < wanted) return { title: m.nextDraw, segment: '' };
  if (counts.candidates === 0) return { title: m.nextCandidates, segment: 'candidates' };
  return { title: m.nextSeal, segment: '' };
}

const later: Record<Exclude<Examination['state'], 'draft'>, Step> = {
  sealed: { title: m.nextRooms, segment: 'rooms' },
  open: { title: m.nextDay, segment: 'day' },
  running: { title: m.nextDay, segment: 'day' },
  ended: { title: m.nextKey, segment: 'key' },
  'key-published': { title: m.nextDecide, segment: 'key' },
  final: { title: m.nextPublish, segment: 'results' },
  published: { title: m.nextLists, segment: 'results' },
};
