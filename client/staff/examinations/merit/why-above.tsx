import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import * as m from '#messages/staff-merit.ts';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import { staffCall } from '../../api/staff-call.ts';
import field from '../../ui/field.module.css';
import { examinationKey } from '../shared/use-examination.ts';
import styles from './panels.module.css';

/** "Why is A above B?" for any two, answered in one sentence. */
export function WhyAbove({ code }: { code: string }) {
  const id = useId();
  const [two, setTwo] = useState<{ a: string; b: string } | null>(null);
  const why = useQuery({
    queryKey: examinationKey(code, 'why', two),
    queryFn: ({ signal }) =>
      staffCall('GET /staff/examinations/:code/merit/why', {
        params: { code },
        query: two ?? { a: '', b: '' },
        signal,
      }),
    enabled: two !== null,
    retry: false,
  });
  return (
    <section className={`${layout.soft} ${styles.panel}`} aria-labelledby={`${id}-h`}>
      <h3 id={`${id}-h`}>{m.whyHead}</h3>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          const [a, b] = ['a', 'b'].map((name) => (form.get(name) as string).trim());
          if (a && b) setTwo({ a, b });
        }}
      >
        <div className={field.field}>
          <label htmlFor={`${id}-a`}>{m.oneNumber}</label>
          <input className={field.input} id={`${id}-a`} name="a" autoComplete="off" maxLength={20} />
        </div>
        <div className={field.field}>
          <label htmlFor={`${id}-b`}>{m.otherNumber}</label>
          <input className={field.input} id={`${id}-b`} name="b" autoComplete="off" maxLength={20} />
        </div>
        <p className="mt-8">
          <Button type="submit">{m.compare}</Button>
        </p>
      </form>
      <p role="status" className={why.data ? layout.remark : undefined}>
        {why.data?.sentence ?? why.error?.message}
      </p>
    </section>
  );
}
