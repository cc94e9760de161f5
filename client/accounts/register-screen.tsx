import button from '#client/ui/button.module.css';
import { paths } from '#client/shell/paths.ts';
import { register } from '#client/accounts/register.ts';
import { useAuth } from '#client/accounts/use-auth.ts';
import { Link } from '#client/ui/link.tsx';
import { AccountForm } from './account-form.tsx';
import sheet from './account-sheet.module.css';
import { AccountSheet } from './account-sheet.tsx';
import { EmailField } from './email-field.tsx';
import { Field } from './field.tsx';
import { FormError } from './form-error.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { SignedIn } from './signed-in.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm } from './use-account-form.ts';

/** /register */
export function Register() {
  const { user } = useAuth();
  const form = useAccountForm(register, paths.login.to());
  if (user && !form.busy) return <SignedIn profile={user} />;
  return (
    <AccountSheet title="Register">
      <AccountForm form={form}>
        <Field
          number={1}
          label="Name"
          name="name"
          autoComplete="name"
          maxLength={100}
          // A name of spaces alone is none.
          pattern=".*\S.*"
          words={{ valueMissing: 'Write your name.', patternMismatch: 'Write your name.' }}
        />
        <EmailField number={2} label="E-mail" />
        <NewPasswordField number={3} label="Password" />
        <FormError />
        <SubmitButton>Register</SubmitButton>
      </AccountForm>
      <p className={`small ${sheet.other}`}>
        Registered already?{' '}
        <Link className={button.link} to={paths.login.to()}>
          Log in
        </Link>
      </p>
    </AccountSheet>
  );
}
