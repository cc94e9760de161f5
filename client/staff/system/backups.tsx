import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import layout from '#client/ui/layout.module.css';
import { showToast } from '#client/ui/toast-store.ts';
import type { SystemState } from '#contract/system.ts';
import * as m from '#messages/staff-college.ts';
import { language } from '#messages/language.ts';
import { sizeIn } from '#text/sizes.ts';
import { staffCall } from '../api/staff-call.ts';
import folding from '../ui/folding-table.module.css';
import { Notice } from '../ui/notice.tsx';
import table from '../ui/staff-table.module.css';
import { asCell, asHead, asRow, asRows, asTable } from '../ui/table-roles.ts';
import styles from '../ui/college-form.module.css';
import { DownloadBackup } from './download-backup.tsx';
import { moment } from '../lib/moment.ts';

type Backup = SystemState['backup'];
type BackupFile = Backup['files'][number];

/** The backups of the server: staff make, verify and download them here. */
export function Backups({ backup: { underWay, failed, files } }: { backup: Backup }) {
  const client = useQueryClient();
  const [wanted, setWanted] = useState<BackupFile | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (send: () => Promise<unknown>) => send(),
    onError: (error) => showToast(error.message, 'bad'),
    onSettled: () => client.invalidateQueries({ queryKey: ['system'] }),
  });
  const isBusy = isPending || underWay !== null;
  const begin = (send: () => Promise<unknown>) => (isBusy ? undefined : () => mutate(send));

  return (
    <section className="mt-32">
      <h2 className="h2">{m.backups}</h2>
      <p className={layout.words}>{m.backupsNote}</p>
      {failed !== null && underWay !== 'making' && (
        <div className={styles.makes}>
          <Notice>
            <b>{m.backupFailed(moment(failed.at))}</b> {m.backupTrouble[failed.trouble] ?? m.backupTrouble.failed}
          </Notice>
        </div>
      )}
      <div className={`${layout.row} ${styles.makes}`}>
        <Button idle={isBusy} onClick={begin(() => staffCall('POST /staff/system/backups', {}))}>
          {m.backUpNow}
        </Button>
        <span role="status">
          {underWay === 'making' && m.backingUp}
          {underWay === 'checking' && m.checkingBackup}
        </span>
      </div>
      {files.length === 0 ? (
        <p>{m.noBackups}</p>
      ) : (
        <table className={`${folding.folds} ${table.table}`} {...asTable}>
          <caption className="vh">{m.backups}</caption>
          <thead {...asRows}>
            <tr {...asRow}>
              {[m.backupMade, m.backupSize, m.backupState, m.backupActs].map((title) => (
                <th key={title} {...asHead}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...asRows}>
            {files.map((file) => (
              <tr key={file.name} {...asRow}>
                <td {...asCell}>{moment(file.madeAt)}</td>
                <td {...asCell} data-label={m.backupSize}>
                  {sizeIn(language, file.bytes)}
                </td>
                <td {...asCell} data-label={m.backupState}>
                  {stateOf(file)}
                </td>
                <td {...asCell}>
                  <span className={layout.row}>
                    <Button
                      kind="link"
                      idle={isBusy}
                      aria-label={m.checkOf(moment(file.madeAt))}
                      onClick={begin(() =>
                        staffCall('POST /staff/system/backups/:name/check', { params: { name: file.name } }),
                      )}
                    >
                      {m.check}
                    </Button>
                    <Button kind="link" aria-label={m.downloadOf(moment(file.madeAt))} onClick={() => setWanted(file)}>
                      {m.download}
                    </Button>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {wanted !== null && <DownloadBackup {...wanted} onClose={() => setWanted(null)} />}
    </section>
  );
}

function stateOf({ checked }: BackupFile): string {
  if (checked === null) return m.notChecked;
  const { at, trouble } = checked;
  return trouble === null ? m.isWhole(moment(at)) : m.checkFound[trouble];
}
