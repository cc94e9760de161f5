import { mostPictureMB } from '#exam/picture-size.ts';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import * as m from '#messages/staff-item.ts';
import { Button } from '#client/ui/button.tsx';
import layout from '#client/ui/layout.module.css';
import { staffCall } from '../../api/staff-call.ts';
import field from '../../ui/field.module.css';
import type { Draft } from '../../item/draft.ts';
import styles from './figure-field.module.css';

/** The image of an item, stored as soon as a person chooses it, and its alt text. */
export function FigureField({ problem }: { problem: string | undefined }) {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const { register, control, setValue } = useFormContext<Draft>();
  const [figure, alt] = useWatch({ control, name: ['figure', 'alt'] });
  const upload = useMutation({
    mutationFn: (picture: File) => {
      const form = new FormData();
      form.set('file', picture);
      return staffCall('POST /staff/figures', { form });
    },
    onSuccess: (stored) => setValue('figure', stored.id, { shouldDirty: true }),
  });
  const said = upload.error?.message ?? problem;
  return (
    <>
      <input
        ref={file}
        className="vh"
        type="file"
        tabIndex={-1}
        aria-label={m.chooseFigure}
        accept="image/png,image/jpeg,image/webp"
        onChange={({ target }) => {
          const [picture] = target.files ?? [];
          if (picture !== undefined) upload.mutate(picture);
          target.value = '';
        }}
      />
      <div className={layout.row}>
        {figure !== '' && <img className={`${layout.soft} ${styles.thumb}`} src={`/api/figures/${figure}`} alt={alt} />}
        <div className={layout.row}>
          <Button idle={upload.isPending} onClick={() => file.current?.click()}>
            {upload.isPending ? m.figureComes : figure === '' ? m.chooseFigure : m.replaceFigure}
          </Button>
          {figure !== '' && (
            <Button
              kind="link"
              onClick={() => {
                setValue('figure', '', { shouldDirty: true });
                setValue('alt', '', { shouldDirty: true });
              }}
            >
              {m.removeFigure}
            </Button>
          )}
        </div>
      </div>
      <p className="small mt-8">{m.figureHint(mostPictureMB)}</p>
      {said !== undefined && (
        <span className={field.problem} role="alert">
          {said}
        </span>
      )}
      {figure !== '' && (
        <div className={field.field}>
          <label htmlFor={id}>{m.inWords}</label>
          <textarea className={field.input} id={id} rows={3} aria-describedby={`${id}hint`} {...register('alt')} />
          <p className="small mt-8" id={`${id}hint`}>
            {m.inWordsHint}
          </p>
        </div>
      )}
    </>
  );
}
