import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { emailRules, newPasswordRules } from '#contract/account-fields.ts';
import * as rules from '#messages/account-fields.ts';
import * as m from '#messages/accounts.ts';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import styles from './form.module.css';
import { useForm } from './account-form.tsx';

/** What to say when an input fails one of the browser's own constraints. */
type Words = Partial<Readonly<Record<keyof ValidityState, string>>>;

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'children'> {
  readonly name: string;
  readonly label: string;
  /** Where it stands among the fields of its sheet. */
  readonly number?: number;
  readonly hint?: string;
  readonly words: Words;
  /** A control at the end of the input. */
  readonly end?: ReactNode;
}

/** A required field: label above, what is wrong with it below in place of the hint. */
export function Field({ name, label, number, hint, words, end, ...input }: FieldProps) {
  const { problems, report } = useForm();
  const id = useId();
  const problem = problems[name];
  const below = problem ?? hint;
  return (
    <div className={styles.field} data-problem={problem && ''}>
      <div className={styles.label}>
        {number && (
          <span className="mono" aria-hidden="true">
            {number}
          </span>
        )}
        <label htmlFor={id}>{label}</label>
      </div>
      <span className={styles.input}>
        <input
          {...input}
          id={id}
          name={name}
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={below && `${id}-below`}
          onInvalid={({ currentTarget }) => report(name, problemOf(currentTarget, words))}
          onInput={({ currentTarget }) => problem && report(name, problemOf(currentTarget, words))}
        />
        {end}
      </span>
      {below && (
        <p className={problem ? styles.problem : styles.hint} id={`${id}-below`}>
          {problem && <Icon name="warning" size={18} weight={2.2} />}
          {below}
        </p>
      )}
    </div>
  );
}

/** What is wrong with an input as it stands, in our words or else the browser's; undefined when nothing is. */
function problemOf({ validity, validationMessage }: HTMLInputElement, words: Words): string | undefined {
  if (validity.valid) return undefined;
  for (const [constraint, sentence] of Object.entries(words)) {
    if (validity[constraint as keyof ValidityState]) return sentence;
  }
  return validationMessage;
}

/** An e-mail that the browser takes for one. */
export function EmailField(props: Omit<FieldProps, 'name' | 'type' | 'words'>) {
  return (
    <Field
      {...props}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={emailRules.maxLength}
      words={{ valueMissing: rules.emailMissing, typeMismatch: rules.emailMalformed }}
    />
  );
}

/** A password that can be looked at. While it is being sent it is hidden, so that browsers know it for a password. */
export function PasswordField(props: Omit<FieldProps, 'name' | 'type' | 'end'> & { readonly name?: string }) {
  const [shown, setShown] = useState(false);
  const visible = !useForm().busy && shown;
  return (
    <Field
      name="password"
      {...props}
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <button type="button" className={button.icon} aria-pressed={visible} onClick={() => setShown(!shown)}>
          {/* Not a label: that of the field is the only one that says password. */}
          <span className="vh">{m.showPassword}</span>
          <Icon name={visible ? 'eyeStruck' : 'eye'} />
        </button>
      }
    />
  );
}

const { minLength, maxLength } = newPasswordRules;

/** The password of an account to be. The pattern counts characters as the server does; nothing cuts a long paste short. */
export function NewPasswordField(props: { label: string; number?: number }) {
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      minLength={minLength}
      pattern={`.{${minLength},${maxLength}}`}
      hint={rules.passwordLengths}
      words={{
        valueMissing: rules.newPasswordMissing,
        tooShort: rules.passwordTooShort,
        patternMismatch: rules.passwordOfOtherLength,
      }}
    />
  );
}
