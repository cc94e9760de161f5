import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import layout from '#client/ui/layout.module.css';
import { showToast } from '#client/ui/toast-store.ts';
import * as m from '#messages/staff-college.ts';
import { language } from '#messages/language.ts';
import { numberIn } from '#text/numbers.ts';
import { sessionKey } from '../api/session.ts';
import { staffCall } from '../api/staff-call.ts';
import { Waiting } from '../ui/waiting.tsx';
import { Notice } from '../ui/notice.tsx';
import page from '../ui/staff-page.module.css';
import { TryAgain } from '../ui/try-again.tsx';
import { CodeForm } from './code-form.tsx';
import styles from '../ui/college-form.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpSecondFactor } from './set-up-second-factor.tsx';

const key = ['second-factor'];

/** The account's own second factor: set it up, get recovery codes, turn it off. */
export function Component() {
  const client = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => staffCall('GET /staff/second-factor', { signal }),
  });
  const renew = useMutation({
    mutationFn: (code: string) => staffCall('POST /staff/second-factor/recovery-codes', { body: { code } }),
    onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
  });
  const end = useMutation({
    mutationFn: (body: { password: string; code: string }) => staffCall('POST /staff/second-factor/off', { body }),
    onSuccess: ({ message }) => {
      showToast(message);
      return changed();
    },
  });

  /** The session says whether it has a second factor. */
  function changed(): Promise<unknown> {
    return Promise.all([key, sessionKey].map((queryKey) => client.invalidateQueries({ queryKey })));
  }

  return (
    <section className={styles.narrow}>
      <header className={`${layout.form} ${page.head}`}>
        <div>
          <h1 className="h1">{m.secondFactor}</h1>
          <p className={layout.words}>{m.secondFactorLead}</p>
        </div>
      </header>
      {codes !== null && (
        <RecoveryCodes
          codes={codes}
          onKept={() => {
            setCodes(null);
            void changed();
          }}
        />
      )}
      {data === undefined && error === null && <Waiting />}
      {data === undefined && error !== null && (
        <Notice acts={<TryAgain busy={isFetching} onClick={() => void refetch()} />}>
          <b>{m.notLoaded}</b> {error.message}
        </Notice>
      )}
      {codes === null && data !== undefined && !data.on && (
        <>
          <p>{data.required ? m.mustHave : m.isOff}</p>
          <SetUpSecondFactor onDone={setCodes} />
        </>
      )}
      {codes === null && data?.on && (
        <>
          <p>{m.isOn(numberIn(language, data.recoveryCodesLeft))}</p>
          <section className="mt-32">
            <h2 className="h2">{m.newCodes}</h2>
            <p>{m.newCodesNote}</p>
            <CodeForm
              asks={['code']}
              button={m.newCodes}
              busy={renew.isPending}
              error={renew.error}
              onSend={({ code }) => renew.mutate(code)}
            />
          </section>
          <section className="mt-32">
            <h2 className="h2">{m.turnOff}</h2>
            <p>{data.required ? m.requiredHere : m.turnOffNote}</p>
            {!data.required && (
              <CodeForm
                asks={['password', 'code']}
                button={m.turnOff}
                busy={end.isPending}
                error={end.error}
                onSend={(written) => end.mutate(written)}
              />
            )}
          </section>
        </>
      )}
    </section>
  );
}
