import { pathOf } from '#client/lib/api/call.ts';
import * as m from '#messages/staff-log.ts';
import { staffCall } from '../api/staff-call.ts';
import { AuditLog } from './audit-log.tsx';
import { useLog } from './use-log.ts';

/** All actions in the whole installation, for admins. */
export function Component() {
  const log = useLog(['audit'], (asked) => staffCall('GET /staff/audit', asked));
  return <AuditLog log={log} note={m.wholeAuditNote} file={pathOf('GET /staff/audit.csv')} />;
}
