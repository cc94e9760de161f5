import { createContext, useContext } from 'react';

/** What the server found wrong, by the field of the contract. */
type Problems = Readonly<Record<string, string | undefined>>;

export const PatternProblems = createContext<Problems>({});

/** What is wrong with a field, and what its input needs to say so; `id` is that of the message. */
export function usePatternProblem(name: string, id: string) {
  const problem = useContext(PatternProblems)[name];
  return {
    problem,
    invalid: problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': id },
  };
}
