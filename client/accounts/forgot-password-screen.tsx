import button from '#client/ui/button.module.css';
import { useEffect } from 'react';
import { paths } from '#client/shell/paths.ts';
import { sendLink } from './account-calls.ts';
import { resetError, useSession } from '#client/session/session.ts';
import { Link } from '#client/ui/link.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import { AccountSheet } from './account-sheet.tsx';
import { AccountForm, SubmitButton, useAccountForm } from './account-form.tsx';
import { EmailField } from './fields.tsx';

/** /forgot-password: the e-mail-link screen. Its errors are toasts (specification, section 8). */
export function ForgotPassword() {
  const { error } = useSession();
  const form = useAccountForm(sendLink, paths.login.to());
  useEffect(() => {
    if (error === null) return;
    showToast(error, 'bad');
    resetError();
  }, [error]);
  return (
    <AccountSheet title="Enter your email to get a link.">
      <AccountForm form={form} clears>
        <EmailField label="Your email" placeholder="name@example.com" hint="The link works once, for 30 minutes." />
        <SubmitButton>Send</SubmitButton>
      </AccountForm>
      <p className="mt-8">
        <Link className={button.link} to={paths.login.to()}>
          Back to log in
        </Link>
      </p>
    </AccountSheet>
  );
}
