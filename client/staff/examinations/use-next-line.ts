import { useQuery } from '@tanstack/react-query';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { pageSize } from '#contract/page-size.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-frame.ts';
import { momentIn } from '#text/dates.ts';
import { staffCall } from '../api/staff-call.ts';
import { isOn, nextExamination } from './next-examination.ts';
import { titleOf } from './shared/title-of.ts';

/** Which examination is on or next, in one line; undefined where none is, or it is not known yet. */
export function useNextLine(): string | undefined {
  const { data } = useQuery({
    queryKey: ['examinations', 1],
    queryFn: ({ signal }) => staffCall('GET /staff/examinations', { query: { page: 1, size: pageSize }, signal }),
  });
  const next = nextExamination(data?.rows ?? []);
  if (next === undefined) return undefined;
  const title = titleOf(next.title);
  return isOn(next.state) ? m.isOnNow(title) : m.isNext(title, momentIn(language, Date.parse(next.startsAt), timeZone));
}
