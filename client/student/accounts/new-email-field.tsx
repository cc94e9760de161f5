import { Children, type FocusEvent, type FormEvent, useRef, useState } from 'react';
import * as m from '#messages/accounts.ts';
import button from '#client/ui/button.module.css';
import { useForm } from './account-form.tsx';
import { EmailField } from './fields.tsx';
import styles from './form.module.css';
import { suggestEmail } from './suggest-email.ts';

/**
 * The e-mail of an account to be. One that looks mistyped is asked about, never refused: when the field is left, and at the
 * latest when it is sent, which is put off that once by the browser's own check.
 */
export function NewEmailField(props: { label: string; number?: number }) {
  const { report } = useForm();
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  function typed({ currentTarget }: FormEvent<HTMLInputElement>): void {
    setSuggestion(null);
    // Only keeps the form from being sent: what is shown is the question.
    currentTarget.setCustomValidity(suggestEmail(currentTarget.value) === null ? '' : '?');
  }

  function ask(field: HTMLInputElement): void {
    setSuggestion(suggestEmail(field.value));
    field.setCustomValidity('');
  }

  function refused({ currentTarget }: FormEvent<HTMLInputElement>): void {
    if (currentTarget.validity.customError) ask(currentTarget);
  }

  function left({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>): void {
    // By a press on the form's button: the question comes with what the press brings.
    if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return;
    ask(currentTarget);
  }

  function take(meant: string): void {
    if (!input.current) return;
    input.current.value = meant;
    setSuggestion(null);
    report('email', undefined);
    input.current.focus();
  }

  return (
    <>
      <EmailField {...props} ref={input} onInputCapture={typed} onInvalidCapture={refused} onBlur={left} />
      <div role="status">
        {suggestion !== null && (
          <p className={styles.suggestion}>
            {Children.toArray(m.didYouMean(<b>{suggestion}</b>))}{' '}
            <button type="button" className={button.link} onClick={() => take(suggestion)}>
              {m.takeIt}
            </button>
          </p>
        )}
      </div>
    </>
  );
}
