/** The columns of a candidates' file in their usual order: what the staff are told, read and written. */
export const candidateColumns = [
  'symbol_number',
  'name',
  'room',
  'seat',
  'groups',
  'extra_minutes',
  'date_of_birth',
  'previous_score',
  'pin',
] as const;

/** What a college may keep beside them; whoever has none of it needs no such columns. */
export const contactColumns = ['phone', 'email', 'gender'] as const;

/** Every column that a candidates' file may have. */
export const allCandidateColumns = [...candidateColumns, ...contactColumns] as const;
export type CandidateColumn = (typeof allCandidateColumns)[number];
