import { useLocation } from 'react-router';

/** What the history is given for the next screen: an address would keep and show the e-mail. */
export function withEmail(form: FormData): { readonly email: FormDataEntryValue | null } {
  return { email: form.get('email') };
}

/** The e-mail that the screen before has carried here; empty where there is none. */
export function useCarriedEmail(): string {
  const { email } = ((useLocation().state as unknown) ?? {}) as { readonly email?: unknown };
  return typeof email === 'string' ? email : '';
}
