import { pathOf } from '#client/api/call.ts';
import * as m from '#messages/staff-log.ts';
import { staffCall } from '../../api/staff-call.ts';
import { examinationKey, useExamination } from '../use-examination.ts';
import { AuditLog } from './audit-log.tsx';
import { useLog } from './use-log.ts';

/** Who changed what of an examination. */
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
