import { PasswordField } from './password-field.tsx';

const tooShort = 'A password has at least 8 characters.';

/** The password of an account to be. The pattern counts characters as the server does; nothing cuts a long paste short. */
export function NewPasswordField(props: { label: string; number?: number }) {
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      minLength={8}
      pattern=".{8,128}"
      hint="8 to 128 characters."
      words={{
        valueMissing: 'Write a password.',
        tooShort,
        patternMismatch: 'A password has 8 to 128 characters.',
      }}
    />
  );
}
