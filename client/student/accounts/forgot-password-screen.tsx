import * as m from '#messages/accounts.ts';
import button from '#client/ui/button.module.css';
import { useEffect } from 'react';
import { resetLinkMinutes } from '#contract/account-fields.ts';
import { paths } from '#client/lib/paths.ts';
import { sendLink } from './account-calls.ts';
import { resetError, useSession } from '#client/lib/session/session.ts';
import { Link } from '#client/ui/link.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import sheet from './account-sheet.module.css';
import { AccountSheet } from './account-sheet.tsx';
import { AccountForm, SubmitButton, useAccountForm } from './account-form.tsx';
import { EmailField } from './fields.tsx';

/** /forgot-password: the e-mail-link screen. Its errors are toasts (docs/specification.md, section 8). */
export function ForgotPassword() {
  const { error } = useSession();
  const form = useAccountForm(sendLink, paths.login.to(), { carriesEmail: true });
  useEffect(() => {
    if (error === null) return;
    showToast(error, 'bad');
    resetError();
  }, [error]);
  return (
    <AccountSheet title={m.linkTitle}>
      <AccountForm form={form} clears>
        <EmailField label={m.yourEmail} placeholder={m.emailExample} hint={m.linkHint(resetLinkMinutes)} />
        <SubmitButton>{m.send}</SubmitButton>
      </AccountForm>
      <h2 className={`${sheet.help} mt-28 text-16 semibold`}>{m.noMail}</h2>
      <ul className="small">
        <li>{m.mailComes}</li>
        <li>{m.checkEmail}</li>
        <li>{m.askAgain}</li>
        <li>{m.askCollege}</li>
      </ul>
      <p className="mt-8">
        <Link className={button.link} to={paths.login.to()}>
          {m.backToLogin}
        </Link>
      </p>
    </AccountSheet>
  );
}
