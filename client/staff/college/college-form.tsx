import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError } from '#client/lib/api/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import layout from '#client/ui/layout.module.css';
import { showToast } from '#client/ui/toast-store.ts';
import type { College, CollegeIdentity } from '#contract/college.ts';
import * as pattern from '#messages/staff-pattern.ts';
import * as m from '#messages/staff-people.ts';
import { collegeKey } from '../api/college.ts';
import { staffCall } from '../api/staff-call.ts';
import { CollegeHead } from '../ui/college-head.tsx';
import { Confirmation } from '../ui/confirmation.tsx';
import { KeysBar } from '../ui/keys-bar.tsx';
import { LabelledField } from '../ui/labelled-field.tsx';
import { Notice } from '../ui/notice.tsx';
import page from '../ui/staff-page.module.css';
import { useLeaving } from '../ui/use-leaving.ts';
import styles from './college-fields.module.css';
import { LogoField } from './logo-field.tsx';

const names = [
  { name: 'name.en', label: m.collegeFields.nameEn },
  { name: 'name.ne', label: m.collegeFields.nameNe, lang: 'ne' },
  { name: 'address.en', label: m.collegeFields.addressEn },
  { name: 'address.ne', label: m.collegeFields.addressNe, lang: 'ne' },
  { name: 'phone', label: m.collegeFields.phone, type: 'tel' },
  { name: 'email', label: m.collegeFields.email, type: 'email' },
  { name: 'website', label: m.collegeFields.website, type: 'url', beside: m.optional },
] as const;
const signs = [
  { name: 'signatory.en', label: m.collegeFields.signatoryEn },
  { name: 'signatory.ne', label: m.collegeFields.signatoryNe, lang: 'ne' },
  { name: 'signsAs.en', label: m.collegeFields.signsAsEn },
  { name: 'signsAs.ne', label: m.collegeFields.signsAsNe, lang: 'ne' },
] as const;

/** The fields of the college; a change that is not saved asks before a person leaves. */
export function CollegeForm({ college }: { readonly college: College }) {
  const { logo, ...identity } = college;
  const client = useQueryClient();
  const { register, handleSubmit, reset, control, formState } = useForm<CollegeIdentity>({ defaultValues: identity });
  const { isDirty } = formState;
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (body: CollegeIdentity) => staffCall('PUT /staff/college', { body }),
    onSuccess: (answer) => {
      const { logo: _, ...stored } = answer;
      reset(stored);
      client.setQueryData(collegeKey, answer);
      showToast(m.saved);
    },
  });
  const leaving = useLeaving(isDirty && !isPending);
  const save = handleSubmit((body) => {
    if (!isPending) mutate(body);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      void save();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [save]);
  const problems = (error instanceof ApiError ? error.fields : undefined) ?? {};
  const [name, address, phone, signatory, signsAs] = useWatch({
    control,
    name: ['name', 'address', 'phone', 'signatory', 'signsAs'],
  });
  const field = ({ name: path, ...rest }: (typeof names | typeof signs)[number], number: number) => (
    <LabelledField
      key={path}
      {...rest}
      {...register(path)}
      number={number}
      autoComplete="off"
      problem={problems[path.split('.', 1)[0] ?? path]}
    />
  );
  return (
    <>
      <div>
        <header className={`${layout.form} ${page.head}`}>
          <div>
            <h1 className="h1">{m.theCollege}</h1>
            <p>{m.collegeLead}</p>
          </div>
        </header>
        <div className={`${layout.columns} ${styles.columns}`}>
          <form id="college" aria-label={m.theCollege} noValidate onSubmit={(event) => void save(event)}>
            <div className={styles.pairs}>{names.map((each, place) => field(each, place + 1))}</div>
            <LogoField logo={logo} number={names.length + 1} />
            <div className={styles.pairs}>{signs.map((each, place) => field(each, names.length + 2 + place))}</div>
          </form>
          <aside className={styles.aside}>
            <h2 className="h2">{m.onTheCard}</h2>
            <div className={styles.card}>
              <CollegeHead college={{ name, address, phone, logo }} logoName={m.logoOf} />
              <p className={styles.title} lang="en">
                {m.sampleTitleEn}
              </p>
              <p lang="ne">{m.sampleTitleNe}</p>
              {(signatory.en || signatory.ne) !== '' && (
                <p className={styles.signs}>
                  <b className="ink">{signatory.en || signatory.ne}</b>
                  <br />
                  {signsAs.en || signsAs.ne}
                </p>
              )}
            </div>
            <p className="small mt-8">{m.hangNote}</p>
          </aside>
        </div>
        {error !== null && Object.keys(problems).length === 0 && (
          <div className="mt-16">
            <Notice>{error.message}</Notice>
          </div>
        )}
        {leaving !== null && (
          <Confirmation
            title={pattern.leaveTitle}
            below={<b>{pattern.leaveLoses}</b>}
            no={pattern.stay}
            yes={pattern.leave}
            loses
            onNo={leaving.stay}
            onYes={leaving.leave}
          >
            {m.collegeLeaveNote}
          </Confirmation>
        )}
      </div>
      <div className={`${layout.row} ${styles.decide}`}>
        <p>{m.publishedKeep}</p>
        <p role="status">{isPending ? m.saving : isDirty ? m.notSaved : isSuccess ? m.saved : ''}</p>
        <Button type="submit" form="college" kind="filled" idle={isPending}>
          {m.save}
        </Button>
      </div>
      <KeysBar keys={[[[m.ctrlKey, 'S'], m.keySave]]} />
    </>
  );
}
