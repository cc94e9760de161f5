import { createContext, useContext } from 'react';
import type { ApiError } from '#client/api/fetch-json.ts';

/** What is wrong with which field, by its name. */
export type Problems = Readonly<Record<string, string | undefined>>;

/** What a form's parts know of it. */
export interface FormState {
  /** From sending until it has failed, or the next screen is there. */
  readonly busy: boolean;
  readonly problems: Problems;
  /** Says what is wrong with a field, or with undefined that nothing is any more. */
  readonly report: (name: string, problem: string | undefined) => void;
  /** How the last sending failed, where the server said so. */
  readonly failure: ApiError | undefined;
}

export const FormContext = createContext<FormState>({
  busy: false,
  problems: {},
  report: () => {},
  failure: undefined,
});

export function useForm(): FormState {
  return useContext(FormContext);
}
