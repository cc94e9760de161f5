import { useState } from 'react';
import { passwordMissing } from '#messages/account-fields.ts';
import * as accounts from '#messages/accounts.ts';
import * as m from '#messages/profile.ts';
import { ApiError } from '#client/lib/api/api-error.ts';
import { paths } from '#client/lib/paths.ts';
import button from '#client/ui/button.module.css';
import { showToast } from '#client/ui/toast-store.ts';
import { AccountForm, FormError, SubmitButton, useAccountForm } from '#client/student/accounts/account-form.tsx';
import { PasswordField } from '#client/student/accounts/fields.tsx';
import { deleteAccount, saveExport } from './profile-calls.ts';
import styles from './profile.module.css';

/** The account's data: a student can download and delete it. */
export function AccountData() {
  const [deleting, setDeleting] = useState(false);
  const save = () =>
    saveExport().catch((error: unknown) => {
      showToast(error instanceof ApiError ? error.message : String(error), 'bad');
    });
  return (
    <section className={`${styles.part} ${styles.narrow}`}>
      <h2 className="h2">{m.data}</h2>
      <p className="small">{m.dataLead}</p>
      <button type="button" className={`${button.outlined} mt-16`} onClick={() => void save()}>
        {m.exportData}
      </button>
      {deleting ? (
        <DeleteForm keep={() => setDeleting(false)} />
      ) : (
        <p>
          <button type="button" className={button.link} onClick={() => setDeleting(true)}>
            {m.deleteAccount}
          </button>
        </p>
      )}
    </section>
  );
}

/** Says what will be deleted, and asks for the password. */
function DeleteForm({ keep }: { keep: () => void }) {
  const form = useAccountForm(deleteAccount, paths.home.to());
  return (
    <div className={`${styles.warning} mt-24`}>
      <p>{m.deleteLead}</p>
      <AccountForm form={form}>
        {/* The pressed button is gone: reading goes on here. */}
        <PasswordField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button
          autoFocus
          label={accounts.password}
          autoComplete="current-password"
          words={{ valueMissing: passwordMissing }}
        />
        <FormError />
        <SubmitButton>{m.deleteNow}</SubmitButton>
      </AccountForm>
      <button type="button" className={button.link} onClick={keep}>
        {m.deleteNot}
      </button>
    </div>
  );
}
