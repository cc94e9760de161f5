import { useState } from 'react';
import { codeMissing } from '#messages/fields.ts';
import { passwordMissing } from '#messages/account-fields.ts';
import * as accounts from '#messages/accounts.ts';
import * as m from '#messages/profile.ts';
import { AccountForm, FormError, SubmitButton, useAccountForm } from '#client/student/accounts/account-form.tsx';
import { Field, NewPasswordField, PasswordField } from '#client/student/accounts/fields.tsx';
import { changePassword } from './profile-calls.ts';
import styles from './profile.module.css';

/** A new password, for a student who knows the current one. */
export function ChangePassword({ onChanged }: { onChanged: () => void }) {
  const form = useAccountForm(changePassword, onChanged);
  const [asksCode, setAsksCode] = useState(false);
  // The first answer says whether the account has a second factor.
  if (!asksCode && form.failure?.fields?.['code'] !== undefined) setAsksCode(true);
  return (
    <section className={`${styles.part} ${styles.narrow}`}>
      <h2 className="h2">{m.password}</h2>
      <p className="small">{m.passwordLead}</p>
      <AccountForm form={form}>
        <PasswordField
          name="currentPassword"
          label={m.currentPassword}
          autoComplete="current-password"
          words={{ valueMissing: passwordMissing }}
        />
        <NewPasswordField label={accounts.newPassword} />
        {asksCode && (
          <Field
            name="code"
            label={m.code}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            words={{ valueMissing: codeMissing }}
          />
        )}
        <FormError />
        <SubmitButton>{m.changePassword}</SubmitButton>
      </AccountForm>
    </section>
  );
}
