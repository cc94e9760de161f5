import button from '#client/ui/button.module.css';
import { nameRules } from '#contract/account-fields.ts';
import { paths } from '#client/shell/paths.ts';
import { register } from './account-calls.ts';
import { useSession } from '#client/session/session.ts';
import { Link } from '#client/ui/link.tsx';
import sheet from './account-sheet.module.css';
import { AccountSheet } from './account-sheet.tsx';
import { SignedIn } from './signed-in.tsx';
import { AccountForm, FormError, SubmitButton, useAccountForm } from './account-form.tsx';
import { Field, NewPasswordField } from './fields.tsx';
import { NewEmailField } from './new-email-field.tsx';

/** /register */
export function Register() {
  const { user } = useSession();
  const form = useAccountForm(register, paths.login.to(), { carriesEmail: true });
  if (user && !form.busy) return <SignedIn profile={user} />;
  return (
    <AccountSheet title="Register">
      <AccountForm form={form}>
        <Field
          number={1}
          label="Name"
          name="name"
          autoComplete="name"
          maxLength={nameRules.maxLength}
          // A name of spaces alone is none.
          pattern=".*\S.*"
          words={{ valueMissing: nameRules.missing, patternMismatch: nameRules.missing }}
        />
        <NewEmailField number={2} label="E-mail" />
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
