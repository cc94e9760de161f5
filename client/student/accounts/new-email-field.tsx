import { Children, type FocusEvent, type FormEvent, useRef, useState } from 'react';
import * as m from '#messages/accounts.ts';
import button from '#client/ui/button.module.css';
import { useForm } from './account-form.tsx';
import { EmailField } from './fields.tsx';
import styles from './form.module.css';
import { suggestEmail } from './suggest-email.ts';

/**
 * The e-mail of a new account. If it looks mistyped, the field asks, but never refuses it. It asks when the student leaves the field, at
 * the latest when the form is sent. The browser's own check then stops the sending once.
 */
export function NewEmailField(props: { label: string; number?: number }) {
  const { report } = useForm();
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  function typed({ currentTarget }: FormEvent<HTMLInputElement>): void {
    setSuggestion(null);
    // Only keeps the browser from sending the form; the student sees the question.
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
    // After a press on the form's button, the question comes with the result of the press.
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
          <p className={`${styles.suggestion} mt-8`}>
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
