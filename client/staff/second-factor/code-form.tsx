import { useId, useRef, type FormEvent, type ReactNode } from 'react';
import * as m from '#messages/staff-college.ts';
import { Button } from '#client/ui/button.tsx';
import field from '../ui/field.module.css';
import styles from '../ui/college-form.module.css';

/** What such a form can ask for. */
type FieldName = 'password' | 'code';

interface CodeFormProps {
  readonly asks: readonly FieldName[];
  /** The text above its fields. */
  readonly children?: ReactNode;
  readonly button: string;
  /** Whether it is the main action of the page. */
  readonly first?: boolean;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onSend: (written: Readonly<Record<FieldName, string>>) => void;
}

const titles: Readonly<Record<FieldName, string>> = { password: m.yourPassword, code: m.code };

/** Asks for the password, for a code of the app, or both. */
export function CodeForm({ asks, children, button, first = false, busy, error, onSend }: CodeFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    const valueOf = (name: FieldName) => {
      const value = written.get(name);
      return typeof value === 'string' ? value : '';
    };
    const [password, code] = [valueOf('password'), valueOf('code').trim()];
    const missing = asks.find((name) => (name === 'password' ? password : code) === '');
    if (missing !== undefined) form.current?.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus();
    else if (!busy) onSend({ password, code });
  }

  return (
    <form ref={form} className={`${styles.form} mt-12`} onSubmit={send} noValidate aria-busy={busy}>
      {children}
      {asks.map((name) => (
        <p key={name} className={field.field}>
          <label htmlFor={id + name}>{titles[name]}</label>
          <input
            className={field.input}
            id={id + name}
            name={name}
            type={name === 'password' ? 'password' : 'text'}
            inputMode={name === 'code' ? 'numeric' : undefined}
            autoComplete={name === 'code' ? 'one-time-code' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={error !== null}
            aria-describedby={error === null ? undefined : `${id}problem`}
          />
        </p>
      ))}
      {error !== null && (
        <span className={field.problem} id={`${id}problem`} role="alert">
          {error.message}
        </span>
      )}
      <Button type="submit" kind={first ? 'filled' : 'outlined'} idle={busy}>
        {button}
      </Button>
    </form>
  );
}
