import { logoMB } from '#contract/logo-bytes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { ApiError } from '#client/lib/api/api-error.ts';
import button from '#client/ui/button.module.css';
import { Button } from '#client/ui/button.tsx';
import layout from '#client/ui/layout.module.css';
import { showToast } from '#client/ui/toast-store.ts';
import type { College } from '#contract/college.ts';
import * as m from '#messages/staff-people.ts';
import { collegeKey } from '../api/college.ts';
import { staffCall } from '../api/staff-call.ts';
import field from '../ui/field.module.css';
import styles from './logo-field.module.css';

/** The logo of the college: chosen from a file or removed, at once. */
export function LogoField({ logo, number }: { readonly logo: College['logo']; readonly number: number }) {
  const id = useId();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File | null) => {
      if (file === null) return staffCall('DELETE /staff/college/logo', {});
      const form = new FormData();
      form.append('file', file);
      return staffCall('PUT /staff/college/logo', { form });
    },
    onSuccess: (college) => {
      client.setQueryData(collegeKey, college);
      showToast(college.logo === null ? m.logoRemoved : m.logoSet);
    },
  });
  const problem = error instanceof ApiError ? (error.fields?.['file'] ?? error.message) : error?.message;
  return (
    <div className={field.field} role="group" aria-labelledby={`${id}name`} aria-busy={isPending}>
      <p className={field.label} id={`${id}name`}>
        <span className="num" aria-hidden="true">
          {number}{' '}
        </span>
        {m.logo}
      </p>
      <div className={styles.logo}>
        <span className={`${layout.centre} ${styles.frame}`}>
          {logo !== null && <img src={`/api/college/logo/${logo.id}`} alt={m.logoOf} />}
        </span>
        <div>
          <div className={layout.row}>
            <label className={button.outlined}>
              {logo === null ? m.chooseLogo : m.chooseAnother}
              <input
                type="file"
                accept="image/png,image/jpeg,image/webp"
                className="vh"
                onChange={({ target }) => {
                  const [chosen] = target.files ?? [];
                  if (chosen !== undefined && !isPending) mutate(chosen);
                  // The same file again is a choice too.
                  target.value = '';
                }}
              />
            </label>
            {logo !== null && (
              <Button kind="link" idle={isPending} onClick={() => mutate(null)}>
                {m.removeLogo}
              </Button>
            )}
          </div>
          {problem === undefined ? (
            <p className="small mt-8">{m.logoHint(logoMB)}</p>
          ) : (
            <p className={field.problem} role="alert">
              {problem}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
