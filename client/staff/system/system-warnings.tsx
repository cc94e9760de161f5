import type { SystemState } from '#contract/system.ts';
import * as m from '#messages/staff-college.ts';
import { Notice } from '../ui/notice.tsx';

/** What a person must do before the next examination; empty if all is well. */
export function SystemWarnings({ state: { disk, backup, database } }: { state: SystemState }) {
  const warnings = [
    ...(database.answers ? [] : [m.databaseDown]),
    ...(disk?.low ? [m.diskLow] : []),
    ...(backup.late ? [m.backupLate] : []),
  ];
  return warnings.map((text) => <Notice key={text}>{text}</Notice>);
}
