import { useShown } from '#client/student/navigation/page.ts';
import * as m from '#messages/accounts.ts';
import { paths } from '#client/lib/paths.ts';
import { resetPassword } from './account-calls.ts';
import { AccountSheet } from './account-sheet.tsx';
import { LinkExpired } from './link-expired.tsx';
import { AccountForm, FormError, SubmitButton, useAccountForm } from './account-form.tsx';
import { NewPasswordField } from './fields.tsx';

/** /reset-password/{token}: the page of the link in the mail. */
export function ResetPassword() {
  const { token } = useShown().params;
  const form = useAccountForm(resetPassword, paths.login.to());
  const { failure } = form;
  if (failure?.code === 'link-expired') return <LinkExpired message={failure.message} />;
  // A link that was cut off on its way is as useless as an old one.
  if (failure?.fields?.['token']) return <LinkExpired message={failure.fields['token']} />;
  return (
    <AccountSheet title={m.chooseNew}>
      <AccountForm form={form}>
        <input type="hidden" name="token" value={token} />
        <NewPasswordField label={m.newPassword} />
        <FormError />
        <SubmitButton>{m.save}</SubmitButton>
      </AccountForm>
    </AccountSheet>
  );
}
