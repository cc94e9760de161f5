import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { FormField } from '#contract/application-form.ts';
import type { Notice } from '#contract/notices.ts';
import type { FormCheck } from './form-check.ts';
import type { FormState, OpenApplication } from './open-application.ts';

/** The form of a page: its notice, its application on this device, what it still needs. */
export interface FormPage {
  readonly notice: Notice;
  readonly open: OpenApplication;
  readonly check: FormCheck;
}

export const FormContext = createContext<FormPage | null>(null);

/** The form around this part. */
export function useFormPage(): FormPage {
  const page = useContext(FormContext);
  if (page === null) throw new Error('There is no form around this part.');
  return page;
}

/** What the screens of the form show. */
export function useFormState(): FormState {
  return useStore(useFormPage().open.state);
}

/** A field's typed text, and how to type in it. */
export function useField(field: FormField): readonly [text: string, type: (value: string) => void] {
  const { open } = useFormPage();
  const text = useStore(open.state, ({ form }) => form[field] ?? '');
  return [text, (value) => open.type(field, value)];
}
