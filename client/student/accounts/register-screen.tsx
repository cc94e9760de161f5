import { nameMissing } from '#messages/account-fields.ts';
import * as m from '#messages/accounts.ts';
import button from '#client/ui/button.module.css';
import { nameRules } from '#contract/account-fields.ts';
import { paths } from '#client/lib/paths.ts';
import { register } from './account-calls.ts';
import { useSession } from '#client/lib/session/session.ts';
import { Link } from '#client/ui/link.tsx';
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
    <AccountSheet title={m.newAccount}>
      <AccountForm form={form}>
        <Field
          number={1}
          label={m.name}
          name="name"
          autoComplete="name"
          maxLength={nameRules.maxLength}
          // A name of only spaces is not a name.
          pattern=".*\S.*"
          words={{ valueMissing: nameMissing, patternMismatch: nameMissing }}
        />
        <NewEmailField number={2} label={m.email} />
        <NewPasswordField number={3} label={m.password} />
        <FormError />
        <SubmitButton>{m.register}</SubmitButton>
      </AccountForm>
      <p className="small mt-16 hair-above pt-6">
        {m.registeredAlready}{' '}
        <Link className={button.link} to={paths.login.to()}>
          {m.logIn}
        </Link>
      </p>
    </AccountSheet>
  );
}
