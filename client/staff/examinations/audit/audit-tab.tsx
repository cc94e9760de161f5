import { pathOf } from '#client/lib/api/call.ts';
import * as m from '#messages/staff-log.ts';
import { staffCall } from '../../api/staff-call.ts';
import { examinationKey, useExamination } from '../shared/use-examination.ts';
import { AuditLog } from '../../audit/audit-log.tsx';
import { useLog } from '../../audit/use-log.ts';

/** The audit log of an examination. */
export function Component() {
  const { code } = useExamination();
  const log = useLog(examinationKey(code, 'audit'), (asked) =>
    staffCall('GET /staff/examinations/:code/audit', { params: { code }, ...asked }),
  );
  return (
    <AuditLog
      log={log}
      note={m.auditNote}
      file={pathOf('GET /staff/examinations/:code/audit.csv', { code })}
      examination={{ code, days: log.answer?.days ?? [] }}
    />
  );
}
