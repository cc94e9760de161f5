import button from '#client/ui/button.module.css';
import { paths } from '#client/shell/paths.ts';
import { login } from '#client/accounts/login.ts';
import { useAuth } from '#client/accounts/use-auth.ts';
import { Link } from '#client/ui/link.tsx';
import { AccountForm } from './account-form.tsx';
import sheet from './account-sheet.module.css';
import { AccountSheet } from './account-sheet.tsx';
import { EmailField } from './email-field.tsx';
import { FormError } from './form-error.tsx';
import { PasswordField } from './password-field.tsx';
import { SignedIn } from './signed-in.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm } from './use-account-form.ts';

/** /login */
export function Login() {
  const { user } = useAuth();
  const form = useAccountForm(login, paths.home.to());
  // Not while the form that has just signed in is on its way home.
  if (user && !form.busy) return <SignedIn profile={user} />;
  return (
    <AccountSheet title="Log in">
      <AccountForm form={form}>
        <EmailField number={1} label="E-mail" />
        <PasswordField
          number={2}
          label="Password"
          autoComplete="current-password"
          words={{ valueMissing: 'Write your password.' }}
        />
        <p>
          <Link className={button.link} to={paths.forgotPassword.to()}>
            Forgot your password?
          </Link>
        </p>
        <FormError />
        <SubmitButton>Log in</SubmitButton>
      </AccountForm>
      <p className={`small ${sheet.other}`}>
        New to Tayari?{' '}
        <Link className={button.link} to={paths.register.to()}>
          Register
        </Link>
      </p>
    </AccountSheet>
  );
}
