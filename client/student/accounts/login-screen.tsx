import { passwordMissing } from '#messages/account-fields.ts';
import * as m from '#messages/accounts.ts';
import * as frame from '#messages/frame.ts';
import button from '#client/ui/button.module.css';
import { paths } from '#client/lib/paths.ts';
import { login } from './account-calls.ts';
import { useCarriedEmail } from './carried-email.ts';
import { useSession } from '#client/lib/session/session.ts';
import { Link } from '#client/ui/link.tsx';
import { AccountSheet } from './account-sheet.tsx';
import { SignedIn } from './signed-in.tsx';
import { AccountForm, FormError, SubmitButton, useAccountForm } from './account-form.tsx';
import { EmailField, PasswordField } from './fields.tsx';

/** /login */
export function Login() {
  const { user } = useSession();
  const email = useCarriedEmail();
  const form = useAccountForm(login, paths.home.to());
  // Not while the form that has just signed in is going home.
  if (user && !form.busy) return <SignedIn profile={user} />;
  return (
    <AccountSheet title={frame.logIn}>
      <AccountForm form={form}>
        <EmailField number={1} label={m.email} defaultValue={email} />
        <PasswordField
          number={2}
          label={m.password}
          autoComplete="current-password"
          words={{ valueMissing: passwordMissing }}
        />
        <p>
          <Link className={button.link} to={paths.forgotPassword.to()}>
            {m.forgotPassword}
          </Link>
        </p>
        <FormError />
        <SubmitButton>{m.logIn}</SubmitButton>
      </AccountForm>
      <p className="small mt-16 hair-above pt-6">
        {m.newHere}{' '}
        <Link className={button.link} to={paths.register.to()}>
          {m.register}
        </Link>
      </p>
    </AccountSheet>
  );
}
