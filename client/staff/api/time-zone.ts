import { nepalTime } from '#text/dates.ts';
import { useStaffSession } from './session.ts';

/** The zone that examinations are planned and shown in, as the server has it set. */
export function useTimeZone(): string {
  return useStaffSession().data?.timeZone ?? nepalTime;
}
