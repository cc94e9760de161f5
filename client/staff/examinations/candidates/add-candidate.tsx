import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { Button } from '#client/ui/button.tsx';
import layout from '#client/ui/layout.module.css';
import { ApiError } from '#client/lib/api/api-error.ts';
import * as m from '#messages/staff-candidates.ts';
import { staffCall } from '../../api/staff-call.ts';
import field from '../../ui/field.module.css';
import { Notice } from '../../ui/notice.tsx';
import { useNewSecrets } from '../shared/new-secrets.ts';
import { useChanged } from '../shared/use-examination.ts';
import { CandidateFields, writtenIn } from './candidate-fields.tsx';
import styles from './candidate-list.module.css';

/** Adds one candidate, and shows the new PIN at once. */
export function AddCandidate({ code, onDone }: { code: string; onDone: () => void }) {
  const id = useId();
  const { keep } = useNewSecrets(code);
  const changed = useChanged(code);
  const adding = useMutation({
    mutationFn: (form: HTMLFormElement) => {
      const { value: symbolNumber } = form.elements.namedItem('symbolNumber') as HTMLInputElement;
      return staffCall('POST /staff/examinations/:code/candidates/one', {
        params: { code },
        body: { symbolNumber, ...writtenIn(form) },
      });
    },
    onSuccess: async ({ candidate, pin }) => {
      keep('pins', { [candidate.symbolNumber]: pin });
      onDone();
      await changed();
    },
  });
  const { error } = adding;
  const problems = (error instanceof ApiError ? error.fields : undefined) ?? {};
  return (
    <form
      className={`${layout.soft} ${styles.form}`}
      aria-label={m.addOne}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!adding.isPending) adding.mutate(event.currentTarget);
      }}
    >
      <div className={field.field}>
        <label htmlFor={id}>{m.symbolNumber}</label>
        <input
          className={field.input}
          id={id}
          name="symbolNumber"
          autoComplete="off"
          aria-invalid={problems['symbolNumber'] !== undefined}
          aria-describedby={problems['symbolNumber'] === undefined ? undefined : `${id}-problem`}
        />
        {problems['symbolNumber'] !== undefined && (
          <span className={field.problem} id={`${id}-problem`}>
            {problems['symbolNumber']}
          </span>
        )}
      </div>
      <CandidateFields problems={problems} />
      {error !== null && <Notice>{error.message}</Notice>}
      <div className={layout.row}>
        <Button type="submit" kind="filled" idle={adding.isPending}>
          {m.add}
        </Button>
        <Button kind="link" onClick={onDone}>
          {m.cancel}
        </Button>
      </div>
    </form>
  );
}
