import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '#client/ui/button.tsx';
import layout from '#client/ui/layout.module.css';
import { Loading } from '#client/ui/loading.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-applications.ts';
import { numberIn } from '#text/numbers.ts';
import { staffCall } from '../../api/staff-call.ts';
import { SlipDialog } from '../../ui/slip-dialog.tsx';
import { showUndoToast } from '../../ui/undo-toast.tsx';
import { examinationKey } from '../shared/use-examination.ts';
import { spacedNumber } from '../shared/spaced-number.ts';
import styles from './desk.module.css';

interface AcceptManyProps {
  readonly code: string;
  readonly onChanged: () => Promise<void>;
  readonly onClose: () => void;
}

/** Accepts what has nothing doubtful in one step: the list first, then the press. */
export function AcceptMany({ code, onChanged, onClose }: AcceptManyProps) {
  const params = { code };
  const preview = useQuery({
    queryKey: examinationKey(code, 'accept-many'),
    queryFn: ({ signal }) =>
      staffCall('POST /staff/examinations/:code/applications/accept', {
        params,
        query: { preview: '1' },
        body: {},
        signal,
      }),
    gcTime: 0,
    staleTime: 0,
  });
  const undo = useMutation({
    mutationFn: (batch: string) =>
      staffCall('POST /staff/examinations/:code/applications/undo', { params, body: { batch } }),
    onSuccess: async ({ undone }) => {
      showToast(m.manyUndone(numberIn(language, undone)));
      await onChanged();
    },
    onError: (error) => showToast(error.message, 'bad'),
  });
  const rows = preview.data?.rows ?? [];
  const accept = useMutation({
    mutationFn: () =>
      staffCall('POST /staff/examinations/:code/applications/accept', {
        params,
        query: {},
        body: { numbers: rows.map(({ number }) => number) },
      }),
    onSuccess: async ({ accepted, batch }) => {
      const words = m.manyDone(numberIn(language, accepted));
      if (batch === null) showToast(words);
      else showUndoToast(words, () => undo.mutate(batch));
      onClose();
      await onChanged();
    },
    onError: (error) => showToast(error.message, 'bad'),
  });
  const count = numberIn(language, rows.length);
  return (
    <SlipDialog
      title={m.manyTitle(count)}
      above={preview.data && rows.length === 0 ? m.manyNone : m.manyNote}
      below={
        <>
          {preview.data === undefined ? (
            (preview.error?.message ?? <Loading />)
          ) : (
            <ol className={styles.many}>
              {rows.map(({ number, name, groups }) => (
                <li key={number}>
                  <b>{name}</b> <span className="num">{spacedNumber(number)}</span> <small>{groups.join(', ')}</small>
                </li>
              ))}
            </ol>
          )}
          <p>{m.manyBelow}</p>
          <div className={layout.row}>
            <Button onClick={onClose}>{m.cancel}</Button>
            <Button kind="filled" idle={rows.length === 0 || accept.isPending} onClick={() => accept.mutate()}>
              {m.manyTitle(count)}
            </Button>
          </div>
        </>
      }
      onCancel={onClose}
    />
  );
}
