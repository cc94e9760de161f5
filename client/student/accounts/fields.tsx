import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { emailRules, newPasswordRules } from '#contract/account-fields.ts';
import * as rules from '#messages/account-fields.ts';
import * as m from '#messages/accounts.ts';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import styles from './form.module.css';
import { useForm } from './account-form.tsx';

/** The sentence when an input fails one of the browser's own constraints. */
type Words = Partial<Readonly<Record<keyof ValidityState, string>>>;

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'children'> {
  readonly name: string;
  readonly label: string;
  /** Its position among the fields of its sheet. */
  readonly number?: number;
  readonly hint?: string;
  readonly words: Words;
  /** A control at the end of the input. */
  readonly end?: ReactNode;
}

/** A required field: its label above; below it the problem, or else the hint. */
export function Field({ name, label, number, hint, words, end, ...input }: FieldProps) {
  const { problems, report } = useForm();
  const id = useId();
  const problem = problems[name];
  const below = problem ?? hint;
  return (
    <div className={`${styles.field} mt-16`} data-problem={problem && ''}>
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
        <p className={problem ? `${styles.problem} mt-8` : `small mt-8`} id={`${id}-below`}>
          {problem && <Icon name="warning" size={18} weight={2.2} />}
          {below}
        </p>
      )}
    </div>
  );
}

/** The problem of an input in its present state, in our words or else the browser's; undefined when there is none. */
function problemOf({ validity, validationMessage }: HTMLInputElement, words: Words): string | undefined {
  if (validity.valid) return undefined;
  for (const [constraint, sentence] of Object.entries(words)) {
    if (validity[constraint as keyof ValidityState]) return sentence;
  }
  return validationMessage;
}

/** An e-mail that the browser accepts as one. */
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

/** A password that can be shown. The field hides it during sending, so that browsers recognise it as a password. */
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
          {/* Not a label: only the label of the field says password. */}
          <span className="vh">{m.showPassword}</span>
          <Icon name={visible ? 'eyeStruck' : 'eye'} />
        </button>
      }
    />
  );
}

const { minLength, maxLength } = newPasswordRules;

/** The password of a new account. The pattern counts characters like the server; the field does not cut a long paste. */
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
