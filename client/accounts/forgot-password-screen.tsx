import button from '#client/ui/button.module.css';
import { useEffect } from 'react';
import { paths } from '#client/shell/paths.ts';
import { authStore } from '#client/accounts/auth-store.ts';
import { sendLink } from '#client/accounts/send-link.ts';
import { useAuth } from '#client/accounts/use-auth.ts';
import { Link } from '#client/ui/link.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import { AccountForm } from './account-form.tsx';
import { AccountSheet } from './account-sheet.tsx';
import { EmailField } from './email-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm } from './use-account-form.ts';

/** /forgot-password: the e-mail-link screen. Its errors are toasts (specification, section 8). */
export function ForgotPassword() {
  const { error } = useAuth();
  const form = useAccountForm(sendLink, paths.login.to());
  useEffect(() => {
    if (error === null) return;
    showToast(error, 'bad');
    authStore.resetError();
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
