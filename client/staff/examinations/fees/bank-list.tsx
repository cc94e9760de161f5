import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import button from '#client/ui/button.module.css';
import layout from '#client/ui/layout.module.css';
import { showToast } from '#client/ui/toast-store.ts';
import * as m from '#messages/staff-fees.ts';
import { staffCall } from '../../api/staff-call.ts';
import { Notice } from '../../ui/notice.tsx';
import { SlipDialog } from '../../ui/slip-dialog.tsx';
import { TableColumns } from '../../ui/table-columns.tsx';
import { useChanged } from '../shared/use-examination.ts';

interface ChosenList {
  readonly file: File;
  /** What a person said of the columns. */
  readonly is?: string;
}

/** As many of the lines that are left out as a person reads. */
const shownErrors = 8;

/** Brings a bank's list: first what it would come to, then all of it. */
export function UploadBankList({ code }: { readonly code: string }) {
  const changed = useChanged(code);
  const [chosen, setChosen] = useState<ChosenList | null>(null);
  const send = ({ file, is }: ChosenList, isPreview: boolean) => {
    const form = new FormData();
    form.append('file', file);
    if (is !== undefined) form.append('is', is);
    return staffCall('POST /staff/examinations/:code/bank-list', {
      params: { code },
      query: isPreview ? { preview: '1' } : {},
      form,
    });
  };
  const look = useMutation({ mutationFn: (list: ChosenList) => send(list, true) });
  const bring = useMutation({
    mutationFn: (list: ChosenList) => send(list, false),
    onSuccess: async ({ added, matches }) => {
      showToast(m.brought(added, matches));
      close();
      await changed();
    },
  });
  const begin = (list: ChosenList) => {
    setChosen(list);
    look.mutate(list);
  };
  function close(): void {
    setChosen(null);
    look.reset();
    bring.reset();
  }
  const found = look.data;
  const failure = look.error ?? bring.error;
  return (
    <>
      <label className={button.filled}>
        {m.uploadList}
        <input
          type="file"
          accept=".xlsx,.ods,.csv,.tsv,.txt,text/csv"
          className="vh"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) begin({ file });
            // The same file again, corrected meanwhile, is a choice too.
            target.value = '';
          }}
        />
      </label>
      {chosen !== null && (
        <SlipDialog
          title={m.listTitle(chosen.file.name)}
          above={
            <>
              {failure !== null && <Notice>{failure.message}</Notice>}
              {found !== undefined && (
                <>
                  <span className="block">{m.listFound(found.lines, found.added)}</span>
                  {found.errors.length > 0 && (
                    <span className="block mt-8">
                      {m.leftOut(found.errors.length)}
                      {found.errors.slice(0, shownErrors).map(({ line, code: error }) => (
                        <small className="block" key={line}>
                          {m.errors[error](line)}
                        </small>
                      ))}
                    </span>
                  )}
                </>
              )}
            </>
          }
          below={
            <>
              {found !== undefined && found.columns.length > 0 && (
                <TableColumns
                  columns={found.columns}
                  names={m.columnNames}
                  onChoose={(is) => begin({ file: chosen.file, is })}
                />
              )}
              <div className={layout.row}>
                <Button onClick={close}>{m.cancel}</Button>
                <Button
                  kind="filled"
                  idle={found === undefined || found.added === 0 || look.isPending || bring.isPending}
                  onClick={() => bring.mutate(chosen)}
                >
                  {m.bring}
                </Button>
              </div>
            </>
          }
          onCancel={close}
        />
      )}
    </>
  );
}
