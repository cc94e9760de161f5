import { Field } from './field.tsx';

/** An e-mail that the browser takes for one. */
export function EmailField(props: { label: string; number?: number; hint?: string; placeholder?: string }) {
  return (
    <Field
      {...props}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={254}
      words={{ valueMissing: 'Write your e-mail.', typeMismatch: 'Write an e-mail like name@example.com.' }}
    />
  );
}
