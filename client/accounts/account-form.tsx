import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { authStore } from '#client/accounts/auth-store.ts';
import { FormContext } from './form-context.ts';
import type { AccountForm as Form } from './use-account-form.ts';

/**
 * The browser checks the fields and lets nothing wrong be sent; its bubbles give way to our sentences beside the fields
 * (field.tsx). `clears` empties the fields as soon as they are sent.
 */
export function AccountForm({ form, clears, children }: { form: Form; clears?: boolean; children: ReactNode }) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.failure) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form.failure]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (form.busy) return;
    void form.send(new FormData(event.currentTarget));
    if (clears) event.currentTarget.reset();
  }

  function stopped(event: FormEvent<HTMLFormElement>): void {
    // No bubble.
    event.preventDefault();
    if (form.busy) return;
    // What the server said of an earlier attempt is not what is wrong now.
    authStore.resetError();
    event.currentTarget.querySelector<HTMLElement>(':invalid')?.focus();
  }

  return (
    <FormContext value={form}>
      <form ref={element} onSubmit={submit} onInvalidCapture={stopped}>
        {children}
      </form>
    </FormContext>
  );
}
