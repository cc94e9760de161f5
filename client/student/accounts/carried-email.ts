import { useLocation } from '#client/student/navigation/page.ts';

/** For the next screen, because an address would store and show the e-mail. */
export function withEmail(form: FormData): { readonly email: FormDataEntryValue | null } {
  return { email: form.get('email') };
}

/** The e-mail from the screen before; empty if there is none. */
export function useCarriedEmail(): string {
  const { email } = (useLocation().given ?? {}) as { readonly email?: unknown };
  return typeof email === 'string' ? email : '';
}
