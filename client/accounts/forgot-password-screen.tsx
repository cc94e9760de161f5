import button from '#client/ui/button.module.css';
import { useEffect } from 'react';
import { paths } from '#client/shell/paths.ts';
import { sendLink } from './account-calls.ts';
import { resetError, useSession } from '#client/session/session.ts';
import { Link } from '#client/ui/link.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import sheet from './account-sheet.module.css';
import { AccountSheet } from './account-sheet.tsx';
import { AccountForm, SubmitButton, useAccountForm } from './account-form.tsx';
import { EmailField } from './fields.tsx';

/** /forgot-password: the e-mail-link screen. Its errors are toasts (specification, section 8). */
export function ForgotPassword() {
  const { error } = useSession();
  const form = useAccountForm(sendLink, paths.login.to(), { carriesEmail: true });
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
      <h2 className={sheet.help}>No mail?</h2>
      <ul className="small">
        <li>It comes within a few minutes. Look into the spam folder too.</li>
        <li>Check that this is the e-mail that you registered with.</li>
        <li>After 10 minutes ask for the link again.</li>
        <li>Still nothing? Ask your college.</li>
      </ul>
      <p className="mt-8">
        <Link className={button.link} to={paths.login.to()}>
          Back to log in
        </Link>
      </p>
    </AccountSheet>
  );
}
