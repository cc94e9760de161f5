import { asciiDigits } from '#text/numbers.ts';
import type { Candidate } from './rooms-of.ts';

/** The candidate whom a typed text means: by the symbol number, or else by its start, or else by a part of the name. */
export function findCandidate(candidates: readonly Candidate[], typed: string): Candidate | undefined {
  const asked = typed.trim().toLowerCase();
  const number = asciiDigits(asked);
  if (asked === '') return undefined;
  const numberOf = ({ symbolNumber }: Candidate) => symbolNumber.toLowerCase();
  return (
    candidates.find((candidate) => numberOf(candidate) === number) ??
    candidates.find((candidate) => numberOf(candidate).startsWith(number)) ??
    candidates.find(({ name }) => name.toLowerCase().includes(asked))
  );
}
