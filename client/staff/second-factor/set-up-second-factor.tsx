import { useMutation } from '@tanstack/react-query';
import * as m from '#messages/staff-college.ts';
import { staffCall } from '../api/staff-call.ts';
import { CodeForm } from './code-form.tsx';
import styles from '../ui/college-form.module.css';
import { QrCode } from './qr-code.tsx';

/** Sets up the account's second factor: the password, then the app's first code. `onDone` gets the recovery codes. */
export function SetUpSecondFactor({ onDone }: { onDone: (codes: readonly string[]) => void }) {
  const begin = useMutation({
    mutationFn: (password: string) => staffCall('POST /staff/second-factor', { body: { password } }),
  });
  const confirm = useMutation({
    mutationFn: (code: string) => staffCall('POST /staff/second-factor/confirm', { body: { code } }),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  if (begin.data === undefined) {
    return (
      <CodeForm
        key="password"
        asks={['password']}
        button={m.setUp}
        first
        busy={begin.isPending}
        error={begin.error}
        onSend={({ password }) => begin.mutate(password)}
      />
    );
  }
  const { secret, uri } = begin.data;
  return (
    <CodeForm
      key="code"
      asks={['code']}
      button={m.confirm}
      first
      busy={confirm.isPending}
      error={confirm.error}
      onSend={({ code }) => confirm.mutate(code)}
    >
      <p>{m.scan}</p>
      <QrCode text={uri} />
      <p>
        {m.orType}
        <span className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</span>
      </p>
    </CodeForm>
  );
}
