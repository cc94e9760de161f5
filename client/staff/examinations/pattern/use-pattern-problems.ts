import { createContext, useContext } from 'react';

/** The problems that the server found, by the field of the contract. */
type Problems = Readonly<Record<string, string | undefined>>;

export const PatternProblems = createContext<Problems>({});

/** The problem of a field, and the attributes that its input needs for it; `id` is that of the message. */
export function usePatternProblem(name: string, id: string) {
  const problem = useContext(PatternProblems)[name];
  return {
    problem,
    invalid: problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': id },
  };
}
