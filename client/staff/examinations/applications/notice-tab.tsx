import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { NoticeRules } from '#contract/notices.ts';
import { ApiError } from '#client/lib/api/api-error.ts';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { Button } from '#client/ui/button.tsx';
import layout from '#client/ui/layout.module.css';
import { showToast } from '#client/ui/toast-store.ts';
import { prefix } from '#messages/language.ts';
import * as m from '#messages/staff-applications.ts';
import * as pattern from '#messages/staff-pattern.ts';
import { staffCall } from '../../api/staff-call.ts';
import { Confirmation } from '../../ui/confirmation.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { useLeaving } from '../../ui/use-leaving.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { useChanged, useExamination } from '../shared/use-examination.ts';
import { draftOfNotice, newNotice, writtenNotice, type NoticeDraft } from './notice-draft.ts';
import { NoticeFields } from './notice-fields.tsx';
import { noticeKey, useNotice } from './use-notice.ts';

/** How an examination takes applications: what the public reads, and what the form asks. */
export function Component() {
  const { code } = useExamination();
  const { data, error, isFetching, refetch } = useNotice(code);
  if (data === undefined && error === null) return <Waiting />;
  if (data === undefined)
    return (
      <Notice acts={<TryAgain busy={isFetching} onClick={() => void refetch()} />}>
        <b>{m.notLoaded}</b> {error?.message}
      </Notice>
    );
  return <NoticeForm key={data.version} rules={data.rules} version={data.version} takesEsewa={data.esewa} />;
}

interface NoticeFormProps {
  readonly rules: NoticeRules | null;
  readonly version: number;
  readonly takesEsewa: boolean;
}

function NoticeForm({ rules, version, takesEsewa }: NoticeFormProps) {
  const { code } = useExamination();
  const client = useQueryClient();
  const changed = useChanged(code);
  const [asks, setAsks] = useState(false);
  const form = useForm<NoticeDraft>({ defaultValues: rules === null ? newNotice : draftOfNotice(rules, timeZone) });
  const params = { code };
  const save = useMutation({
    mutationFn: (draft: NoticeDraft) =>
      staffCall('PUT /staff/examinations/:code/notice', {
        params,
        body: { ...writtenNotice(draft, rules, timeZone), version },
      }),
    onSuccess: async (answer) => {
      showToast(m.saved);
      client.setQueryData(noticeKey(code), answer);
      await changed();
    },
  });
  const remove = useMutation({
    mutationFn: () => staffCall('DELETE /staff/examinations/:code/notice', { params }),
    onSuccess: async () => {
      showToast(m.takenBack);
      await changed();
    },
    onError: (error) => {
      setAsks(false);
      showToast(error.message, 'bad');
    },
  });
  const leaving = useLeaving(form.formState.isDirty && !save.isPending && !save.isSuccess);
  const { error } = save;
  const problems = (error instanceof ApiError ? error.fields : undefined) ?? {};
  const isConflict = error instanceof ApiError && error.code === 'changed-meanwhile';
  return (
    <FormProvider {...form}>
      <form
        aria-label={m.notice}
        noValidate
        onSubmit={(event) => void form.handleSubmit((draft) => save.isPending || save.mutate(draft))(event)}
      >
        <p className="mt-16">{m.noticeLead}</p>
        <p className="small">
          {rules === null ? (
            m.noticeNone
          ) : (
            <>
              {m.noticeAt} <a href={`${prefix}/notices/${code}`}>{`/notices/${code}`}</a>
            </>
          )}
        </p>
        <NoticeFields problems={problems} takesEsewa={takesEsewa} />
        {error !== null && (
          <div className="mt-16">
            <Notice
              {...(isConflict && {
                acts: (
                  <Button onClick={() => void client.invalidateQueries({ queryKey: noticeKey(code) })}>
                    {m.loadAgain}
                  </Button>
                ),
              })}
            >
              {isConflict ? m.otherChanged : error.message}
            </Notice>
          </div>
        )}
        <p className={`${layout.row} mt-24`}>
          <Button type="submit" kind="filled" idle={save.isPending}>
            {rules === null ? m.publish : m.save}
          </Button>
          {rules !== null && (
            <Button kind="link" onClick={() => setAsks(true)}>
              {m.takeBack}
            </Button>
          )}
        </p>
      </form>
      {asks && (
        <Confirmation
          title={m.takeBackTitle}
          below={null}
          no={m.keep}
          yes={m.takeBackNow}
          loses
          busy={remove.isPending}
          onNo={() => setAsks(false)}
          onYes={() => remove.mutate()}
        >
          {m.takeBackNote}
        </Confirmation>
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
          {m.noticeLead}
        </Confirmation>
      )}
    </FormProvider>
  );
}
