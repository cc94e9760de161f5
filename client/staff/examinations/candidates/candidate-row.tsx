import { useMutation } from '@tanstack/react-query';
import { Button } from '#client/ui/button.tsx';
import layout from '#client/ui/layout.module.css';
import { ApiError } from '#client/lib/api/api-error.ts';
import type { BodyOf } from '#contract/calls.ts';
import type { Candidate } from '#contract/candidates.ts';
import * as m from '#messages/staff-candidates.ts';
import field from '../../ui/field.module.css';
import { staffCall } from '../../api/staff-call.ts';
import { Notice } from '../../ui/notice.tsx';
import { asCell, asRow } from '../../ui/table-roles.ts';
import { useNewSecrets } from '../shared/new-secrets.ts';
import { useChanged } from '../shared/use-examination.ts';
import { CandidateFields, writtenIn } from './candidate-fields.tsx';
import styles from './candidate-list.module.css';

interface CandidateRowProps {
  readonly code: string;
  readonly candidate: Candidate;
  readonly canChange: boolean;
  readonly onDone: () => void;
}

/** An open candidate in the list: staff can change, move, withdraw or withhold it, or give a new PIN. */
export function CandidateRow({ code, candidate, canChange, onDone }: CandidateRowProps) {
  const { symbolNumber, withdrawn, withheld } = candidate;
  const { keep } = useNewSecrets(code);
  const changed = useChanged(code);
  const params = { code, symbolNumber };
  const change = useMutation({
    mutationFn: (body: BodyOf<'PATCH /staff/examinations/:code/candidates/:symbolNumber'>) =>
      staffCall('PATCH /staff/examinations/:code/candidates/:symbolNumber', { params, body }),
    onSuccess: async () => {
      onDone();
      await changed();
    },
  });
  const renew = useMutation({
    mutationFn: () => staffCall('POST /staff/examinations/:code/candidates/:symbolNumber/pin', { params }),
    onSuccess: ({ pin }) => {
      keep('pins', { [symbolNumber]: pin });
      onDone();
    },
  });
  const error = change.error ?? renew.error;
  const problems = (error instanceof ApiError ? error.fields : undefined) ?? {};
  return (
    <tr {...asRow} data-below="" data-current="">
      <td {...asCell} colSpan={8}>
        <form
          className={`${layout.soft} ${styles.form}`}
          aria-label={m.changeOf(candidate.name)}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const form = event.currentTarget;
            const reason = (form.elements.namedItem('withheld') as HTMLInputElement).value.trim() || null;
            const written = canChange ? writtenIn(form) : {};
            change.mutate({ ...written, ...(reason !== withheld && { withheld: reason }) });
          }}
        >
          {canChange && <CandidateFields candidate={candidate} problems={problems} />}
          <label className={`${field.label} mt-8`}>
            {m.withheldReason}
            <input
              name="withheld"
              defaultValue={withheld ?? ''}
              maxLength={500}
              autoComplete="off"
              className={field.input}
            />
          </label>
          {error !== null && <Notice>{error.message}</Notice>}
          <div className={layout.row}>
            <Button type="submit" kind="filled" idle={change.isPending}>
              {m.save}
            </Button>
            <Button onClick={() => !renew.isPending && renew.mutate()}>{m.newPin}</Button>
            {canChange && (
              <Button kind="link" onClick={() => change.mutate({ withdrawn: !withdrawn })}>
                {withdrawn ? m.takeBackIn : m.withdraw}
              </Button>
            )}
            <Button kind="link" onClick={onDone}>
              {m.cancel}
            </Button>
          </div>
        </form>
      </td>
    </tr>
  );
}
