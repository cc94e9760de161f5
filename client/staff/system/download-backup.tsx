import { useMutation } from '@tanstack/react-query';
import { Button } from '#client/ui/button.tsx';
import layout from '#client/ui/layout.module.css';
import { apiBase, pathOf } from '#client/lib/api/call.ts';
import { showToast } from '#client/ui/toast-store.ts';
import * as m from '#messages/staff-college.ts';
import { useStaffSession } from '../api/session.ts';
import { staffCall } from '../api/staff-call.ts';
import { SlipDialog } from '../ui/slip-dialog.tsx';
import { CodeForm } from '../second-factor/code-form.tsx';
import { moment } from '../lib/moment.ts';

interface DownloadBackupProps {
  readonly name: string;
  readonly madeAt: string;
  readonly onClose: () => void;
}

/** Asks for the password again, and for the code if there is a second factor. Then the browser saves the backup. */
export function DownloadBackup({ name, madeAt, onClose }: DownloadBackupProps) {
  const { data: session } = useStaffSession();
  const hasCode = session?.secondFactor === 'on';
  const prove = useMutation({
    mutationFn: ({ password, code }: { password: string; code: string }) =>
      staffCall('POST /staff/session/proof', { body: { password, ...(hasCode && { code }) } }),
    onSuccess: () => {
      const link = document.createElement('a');
      link.href = apiBase + pathOf('GET /staff/system/backups/:name', { name });
      link.download = name;
      link.click();
      showToast(m.downloadBegins);
      onClose();
    },
  });
  return (
    <SlipDialog
      title={m.downloadTitle(moment(madeAt))}
      above={m.downloadNote}
      below={
        <>
          <CodeForm
            asks={hasCode ? ['password', 'code'] : ['password']}
            button={m.downloadNow}
            first
            busy={prove.isPending}
            error={prove.error}
            onSend={(written) => prove.mutate(written)}
          />
          <div className={layout.row}>
            <Button kind="link" onClick={onClose}>
              {m.notNow}
            </Button>
          </div>
        </>
      }
      onCancel={onClose}
    />
  );
}
