import { pathOf } from '#client/api/call.ts';
import * as m from '#messages/staff-log.ts';
import { staffCall } from '../api/staff-call.ts';
import { AuditLog } from '../examinations/log/audit-log.tsx';
import { useLog } from '../examinations/log/use-log.ts';

/** Who did what in the whole installation, for admins. */
export function Component() {
  const log = useLog(['audit'], (asked) => staffCall('GET /staff/audit', asked));
  return <AuditLog log={log} note={m.wholeAuditNote} file={pathOf('GET /staff/audit.csv')} />;
}
